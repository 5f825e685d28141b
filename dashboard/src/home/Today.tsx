import type { Home } from '../api/schema.ts';
import { Section } from '../components/Section.tsx';
import { Money } from '../format/Money.tsx';
import { useFormats } from '../format/use-formats.ts';
import { useTexts } from '../i18n/use-texts.ts';
import classes from './Today.module.css';

const fates = ['captured', 'underWay', 'failed', 'cancelled', 'expired', 'quarantined'] as const;
type Fate = (typeof fates)[number];

/** Those of none of the others are in quarantine. */
const countFates = ({ started, captured, underWay, failed, cancelled, expired }: Home['today']) => {
  const counts = { captured, underWay, failed, cancelled, expired };
  const told = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return { ...counts, quarantined: started - told } satisfies Record<Fate, number>;
};

/** Payments that were started today, and what was captured today. */
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
          <Fates counts={countFates(today)} />
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
          {today.volumes.map(({ currency, capturedAmount, count }) => (
            <div key={currency} className={classes.volume}>
              <p className={classes.figure}>
                <Money amountMinor={capturedAmount} currency={currency} />
              </p>
              <p className={classes.hint}>{texts.count(count, formats.number(count))}</p>
            </div>
          ))}
        </div>
      </div>
    </Section>
  );
};

/** A bar of shares, and what each colour stands for with its count. */
const Fates = ({ counts }: { counts: Record<Fate, number> }) => {
  const { today: texts } = useTexts('home');
  const formats = useFormats();
  const shown = fates.filter((fate) => fate !== 'quarantined' || counts[fate] > 0);
  const total = fates.reduce((sum, fate) => sum + counts[fate], 0);
  const before = (fate: Fate) =>
    fates.slice(0, fates.indexOf(fate)).reduce((sum, earlier) => sum + counts[earlier], 0);
  const percent = (count: number) => `${(100 * count) / Math.max(total, 1)}%`;
  return (
    <>
      <svg className={classes.bar} aria-hidden="true" focusable="false">
        {shown.map((fate) => (
          <rect
            key={fate}
            className={classes[fate]}
            x={percent(before(fate))}
            width={percent(counts[fate])}
            height="100%"
          />
        ))}
      </svg>
      <dl className={classes.legend} aria-label={texts.became}>
        {shown.map((fate) => (
          <div key={fate}>
            <dt>
              <svg width="10" height="10" aria-hidden="true" focusable="false">
                <rect className={classes[fate]} width="10" height="10" rx="3" />
              </svg>
              {texts[fate]}
            </dt>
            <dd>{formats.number(counts[fate])}</dd>
          </div>
        ))}
      </dl>
    </>
  );
};
