import type { Event } from '../api/schema.ts';
import { useTexts } from '../i18n/use-texts.ts';
import classes from './Events.module.css';

/** The type as programs know it, and in words. */
export const EventType = ({ type }: { type: Event['type'] }) => {
  const words = useTexts('eventTypes');
  return (
    <span className={classes.named}>
      <span className={classes.type}>{type}</span>
      <span className={classes.note}>{words[type]}</span>
    </span>
  );
};
