import { Anchor, Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Home } from '../api/schema.ts';
import { useFormats } from '../format/use-formats.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { AlertIcon, PauseIcon, QuestionIcon, CheckIcon, DisconnectedIcon, type Icon } from '../icons.tsx';
import { urls } from '../urls.ts';
import { problemsOf, troubledOf, verdictOf, waitingOf, type Problem, type Verdict } from './verdict.ts';
import classes from './VerdictBanner.module.css';

type Shown = Verdict | 'stale' | 'paused';

interface Look {
  readonly tone: 'good' | 'watch' | 'bad' | 'none';
  readonly icon: Icon;
  readonly to?: string;
}

// Whatever needs attention leads somewhere.
const looks: Record<Shown, Look> & Record<Problem, { readonly to: string }> = {
  well: { tone: 'good', icon: CheckIcon },
  quiet: { tone: 'good', icon: CheckIcon },
  doubt: { tone: 'watch', icon: QuestionIcon, to: urls.paymentsInDoubt },
  troubled: { tone: 'bad', icon: AlertIcon, to: '#wallet-troubles' },
  failing: { tone: 'bad', icon: DisconnectedIcon, to: '#wallet' },
  surroundings: { tone: 'bad', icon: AlertIcon, to: '#warnings' },
  differences: { tone: 'bad', icon: AlertIcon, to: urls.reconciliations },
  incomplete: { tone: 'watch', icon: QuestionIcon, to: urls.reconciliations },
  disputed: { tone: 'watch', icon: QuestionIcon, to: urls.disputes },
  refunds: { tone: 'watch', icon: QuestionIcon, to: urls.refunds },
  webhooks: { tone: 'watch', icon: QuestionIcon, to: urls.webhooksTroubled },
  quarantined: { tone: 'bad', icon: AlertIcon, to: urls.paymentsMismatched },
  stale: { tone: 'none', icon: DisconnectedIcon },
  paused: { tone: 'none', icon: PauseIcon },
};

/** To a list, or to what explains it below on this page. */
const linkTo =
  (to: string) =>
  ({ children, ...props }: { children?: ReactNode }) =>
    to.startsWith('#') ? (
      <a {...props} href={to}>
        {children}
      </a>
    ) : (
      <Link {...props} to={to}>
        {children}
      </Link>
    );

/** Says on top of the page whether someone has to do something, and whether that is up to date. */
export const VerdictBanner = ({
  home,
  freshness,
  at,
}: {
  home: Home;
  freshness: 'fresh' | 'stale' | 'paused';
  at: Date;
}) => {
  const texts = useTexts('home');
  const formats = useFormats();
  const shown: Shown = freshness === 'fresh' ? verdictOf(home) : freshness;
  const { title, text } = useWords(shown, home, formats.clockTime(at));
  const { tone, icon: Picture, to } = looks[shown];
  return (
    <section
      className={`${classes.banner} ${classes[tone]} ${tone === 'good' ? classes.calm : ''}`}
      aria-label={texts.title}
    >
      <span className={classes.disc}>
        <Picture size={18} />
      </span>
      <output className={classes.words}>
        <strong className={classes.title}>{title}</strong>
        <span className={classes.text}>{text}</span>
      </output>
      <Others home={home} shown={shown} />
      <div className={classes.end}>
        {to !== undefined && (
          <Button renderRoot={linkTo(to)} variant="default" size="xs">
            {texts.look}
          </Button>
        )}
        {freshness === 'fresh' && <span className={classes.at}>{texts.asOf(formats.clockTime(at))}</span>}
      </div>
    </section>
  );
};

/** What else needs attention. The worst is shown in full. */
const Others = ({ home, shown }: { home: Home; shown: Shown }) => {
  const { verdicts, also } = useTexts('home');
  const formats = useFormats();
  const others = problemsOf(home).filter((problem) => problem !== shown);
  if (others.length === 0) return null;
  const counts = countsOf(home);
  return (
    <ul className={classes.others} aria-label={also}>
      {others.map((problem) => (
        <li key={problem}>
          <Anchor renderRoot={linkTo(looks[problem].to)} size="sm">
            {isCounted(problem, counts)
              ? verdicts[problem].title(counts[problem], formats.number(counts[problem]))
              : verdicts[problem].title}
          </Anchor>
        </li>
      ))}
    </ul>
  );
};

const countsOf = (home: Home) => ({
  doubt: home.inDoubt.count,
  quarantined: home.quarantined.count,
  disputed: home.disputes.count,
  differences: home.reconciliation?.differenceCount ?? 0,
  refunds: waitingOf(home.refunds),
  webhooks: troubledOf(home.webhooks),
});

const useWords = (shown: Shown, home: Home, at: string) => {
  const { verdicts } = useTexts('home');
  const formats = useFormats();
  const counts = countsOf(home);
  if (isCounted(shown, counts)) {
    const count = counts[shown];
    return { title: verdicts[shown].title(count, formats.number(count)), text: verdicts[shown].text };
  }
  if (shown === 'stale' || shown === 'paused')
    return { title: verdicts[shown].title, text: verdicts[shown].text(at) };
  return verdicts[shown];
};

const isCounted = <K extends string>(shown: string, counts: Readonly<Record<K, number>>): shown is K =>
  Object.hasOwn(counts, shown);
