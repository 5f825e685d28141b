import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Home } from '../api/schema.ts';
import { FirstFew } from '../components/FirstFew.tsx';
import { Section } from '../components/Section.tsx';
import { Money } from '../format/Money.tsx';
import { useFormats } from '../format/use-formats.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { urls } from '../urls.ts';
import { Funnel } from './Funnel.tsx';
import classes from './Today.module.css';

/** The currency with the most captures first. */
const byCount = (volumes: Home['today']['volumes']) =>
  volumes.toSorted((one, other) => other.count - one.count);

const capturedThen = ({ days }: Home, then: string, currency: string) =>
  days.find((day) => day.day === then && day.currency === currency)?.capturedAmount ?? 0;

/** Payments started today, and what was captured today, beside the same day of last week. */
export const Today = ({ home }: { home: Home }) => {
  const { today: texts } = useTexts('home');
  const formats = useFormats();
  const { today, lastWeek, day } = home;
  const weekAgo = new Date(Date.parse(`${day}T00:00:00Z`) - 7 * 86_400_000).toISOString().slice(0, 10);
  const weekday = formats.weekday(weekAgo);
  const midnight = new Date(`${day}T00:00:00Z`);
  return (
    <Section
      title={texts.title}
      aside={<span className={classes.hint}>{texts.since(formats.hour(midnight))}</span>}
    >
      <div className={classes.parts}>
        <div className={classes.started}>
          <p className={classes.name}>{texts.started}</p>
          <p className={classes.figure}>
            <Figure to={urls.paymentsOfDay(day)}>{formats.number(today.started)}</Figure>
          </p>
          <p className={classes.hint}>{texts.startedThen(formats.number(lastWeek.started), weekday)}</p>
          <Funnel home={home} />
        </div>
        <div>
          <p className={classes.name}>{texts.success}</p>
          <p className={classes.figure}>
            {today.successShare === null ? (
              '–'
            ) : (
              <Figure to={urls.paymentsOfDay(day, { status: 'failed' })}>
                {formats.share(today.successShare)}
              </Figure>
            )}
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
                  <Figure to={urls.paymentsOfDay(day, { status: 'captured', currency })}>
                    <Money amountMinor={capturedAmount} currency={currency} />
                  </Figure>
                </p>
                <p className={classes.hint}>{texts.count(count, formats.number(count))}</p>
                <p className={classes.hint}>
                  {texts.volumeThen(formats.money(capturedThen(home, weekAgo, currency), currency), weekday)}
                </p>
              </div>
            ))}
          </FirstFew>
        </div>
      </div>
    </Section>
  );
};

/** A figure that leads to what it counts. */
const Figure = ({ to, children }: { to: string; children: ReactNode }) => (
  <Anchor component={Link} to={to} inherit c="inherit" underline="hover">
    {children}
  </Anchor>
);
