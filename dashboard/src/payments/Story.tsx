import { Paper } from '@mantine/core';
import type { PaymentDetails } from '../api/schema.ts';
import { Moment } from '../format/Moment.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { AlertIcon, CheckIcon } from '../icons.tsx';
import { phaseOf } from './payment-phase.ts';
import classes from './Story.module.css';
import { storyOf, type Chapter } from './story.ts';

/** Where a payment stands, at a glance. The timeline has every detail. */
export const Story = ({ payment }: { payment: PaymentDetails }) => {
  const { story: texts } = useTexts('paymentDetails');
  return (
    <Paper withBorder radius="lg" className={classes.panel}>
      <ol className={classes.story} aria-label={texts.title}>
        {storyOf(payment).map((chapter) => (
          <Step
            key={chapter.name}
            chapter={chapter}
            wait={phaseOf(payment) === 'settling' ? texts.inProgress : texts.wait}
          />
        ))}
      </ol>
    </Paper>
  );
};

const Step = ({ chapter, wait }: { chapter: Chapter; wait: string }) => {
  const { story: texts } = useTexts('paymentDetails');
  const { state } = chapter;
  return (
    <li className={`${classes.step} ${classes[state]}`} aria-current={state === 'now' ? 'step' : undefined}>
      <span className={classes.dot} aria-hidden="true">
        {state === 'done' && <CheckIcon size={14} />}
        {state === 'bad' && <AlertIcon size={14} />}
      </span>
      <span className={classes.words}>
        <span className={classes.name}>
          {'at' in chapter ? texts.reached[chapter.name] : texts.ahead[chapter.name]}
        </span>
        <span className={classes.at}>
          {state === 'now' && wait}
          {'at' in chapter && chapter.at !== undefined && <Moment at={chapter.at} />}
        </span>
      </span>
    </li>
  );
};
