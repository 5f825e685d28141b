import type { Home } from '../api/schema.ts';
import { FirstFew } from '../components/FirstFew.tsx';
import { Section } from '../components/Section.tsx';
import { Money } from '../format/Money.tsx';
import { useFormats } from '../format/use-formats.ts';
import { useTexts } from '../i18n/use-texts.ts';
import classes from './Today.module.css';

const outcomes = ['captured', 'underWay', 'failed', 'cancelled', 'expired', 'quarantined'] as const;
type Outcome = (typeof outcomes)[number];

/** Payments without any of the other outcomes are quarantined. */
const countOutcomes = ({ started, captured, underWay, failed, cancelled, expired }: Home['today']) => {
  const counts = { captured, underWay, failed, cancelled, expired };
  const counted = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return { ...counts, quarantined: started - counted } satisfies Record<Outcome, number>;
};

/** The currency with the most captures first. */
const byCount = (volumes: Home['today']['volumes']) =>
  volumes.toSorted((one, other) => other.count - one.count);

/** Payments started today, and what was captured today. */
export const Today = ({ home: { today, day } }: { home: Home }) => {
  const { today: texts } = useTexts('home');
  const formats = useFormats();
  const midnight = new Date(`${day}T00:00:00Z`);
  return (
    <Section
      title={texts.title}
      aside={<span className={classes.hint}>{texts.since(formats.hour(midnight))}</span>}
    >
      <div className={classes.parts}>
        <div className={classes.started}>
          <p className={classes.name}>{texts.started}</p>
          <p className={classes.figure}>{formats.number(today.started)}</p>
          <Outcomes counts={countOutcomes(today)} />
        </div>
        <div>
          <p className={classes.name}>{texts.success}</p>
          <p className={classes.figure}>
            {today.successShare === null ? '–' : formats.share(today.successShare)}
          </p>
          <p className={classes.hint}>{today.successShare === null ? texts.noSuccess : texts.successHint}</p>
        </div>
        <div>
          <p className={classes.name}>{texts.volume}</p>
          {today.volumes.length === 0 && (
            <>
              <p className={classes.figure}>–</p>
              <p className={classes.hint}>{texts.noVolume}</p>
            </>
          )}
          <FirstFew most={2}>
            {byCount(today.volumes).map(({ currency, capturedAmount, count }) => (
              <div key={currency} className={classes.volume}>
                <p className={classes.figure}>
                  <Money amountMinor={capturedAmount} currency={currency} />
                </p>
                <p className={classes.hint}>{texts.count(count, formats.number(count))}</p>
              </div>
            ))}
          </FirstFew>
        </div>
      </div>
    </Section>
  );
};

/** A bar with a part for each outcome, and a legend with the counts. */
const Outcomes = ({ counts }: { counts: Record<Outcome, number> }) => {
  const { today: texts } = useTexts('home');
  const formats = useFormats();
  const shown = outcomes.filter((outcome) => outcome !== 'quarantined' || counts[outcome] > 0);
  const total = outcomes.reduce((sum, outcome) => sum + counts[outcome], 0);
  const before = (outcome: Outcome) =>
    outcomes.slice(0, outcomes.indexOf(outcome)).reduce((sum, earlier) => sum + counts[earlier], 0);
  const percent = (count: number) => `${(100 * count) / Math.max(total, 1)}%`;
  return (
    <>
      <svg className={classes.bar} aria-hidden="true" focusable="false">
        {shown.map((outcome) => (
          <rect
            key={outcome}
            className={classes[outcome]}
            x={percent(before(outcome))}
            width={percent(counts[outcome])}
            height="100%"
          />
        ))}
      </svg>
      <dl className={classes.legend} aria-label={texts.became}>
        {shown.map((outcome) => (
          <div key={outcome}>
            <dt>
              <svg width="10" height="10" aria-hidden="true" focusable="false">
                <rect className={classes[outcome]} width="10" height="10" rx="3" />
              </svg>
              {texts[outcome]}
            </dt>
            <dd>{formats.number(counts[outcome])}</dd>
          </div>
        ))}
      </dl>
    </>
  );
};
