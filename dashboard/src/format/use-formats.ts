import { useMemo } from 'react';
import { isClockMoved, serviceNow } from '../api/service-time.ts';
import { localeOf } from '../i18n/choose-language.ts';
import { useLanguage } from '../i18n/use-texts.ts';
import { formatDuration } from './duration.ts';
import { numberFormat } from './formatters.ts';
import { formatAmount, formatMoney, formatMoneyShort } from './money.ts';
import { formatCallTime, formatShare } from './number.ts';
import {
  formatAgo,
  formatClockTime,
  formatDate,
  formatDay,
  formatExactTime,
  formatHour,
  formatMonth,
  formatSecond,
  formatTime,
  formatWeekday,
} from './time.ts';
import { useTimeZone } from './time-zone.ts';

/**
 * Money, times, numbers and countries in the operator's locale and time zone. Ages are by the clock of the service. Times that do not
 * follow it are marked once the test clock is moved.
 */
export const useFormats = () => {
  const { language, texts } = useLanguage();
  const { realMark } = texts.testClock;
  const timeZone = useTimeZone();
  return useMemo(() => {
    const locale = localeOf(language);
    const writing = { locale, timeZone };
    // What does not follow the test clock, where that has been moved.
    const mark = (text: string) => (isClockMoved() ? realMark(text) : text);
    return {
      money: (amountMinor: number, currency: string) => formatMoney(locale, amountMinor, currency),
      amount: (amountMinor: number, currency: string) => formatAmount(locale, amountMinor, currency),
      moneyShort: (amountMinor: number, currency: string) => formatMoneyShort(locale, amountMinor, currency),
      share: (value: number) => formatShare(locale, value),
      callTime: (ms: number) => formatCallTime(locale, ms),
      date: (day: string, form: 'short' | 'long') => formatDate(locale, day, form),
      month: (month: string) => formatMonth(locale, month),
      weekday: (day: string) => formatWeekday(locale, day),
      hour: (at: string | Date) => formatHour(writing, at),
      time: (at: string | Date) => formatTime(writing, at, serviceNow()),
      clockTime: (at: string | Date) => formatClockTime(writing, at),
      second: (at: string | Date) => formatSecond(writing, at, serviceNow()),
      realTime: (at: string | Date) => mark(formatTime(writing, at, serviceNow())),
      realSecond: (at: string | Date) => mark(formatSecond(writing, at, serviceNow())),
      day: (at: string | Date) => formatDay(writing, at, serviceNow()),
      exactTime: (at: string | Date) => formatExactTime(writing, at),
      duration: (seconds: number) => formatDuration(locale, seconds),
      country: (code: string) => new Intl.DisplayNames(locale, { type: 'region' }).of(code),
      number: (value: number) => numberFormat(locale).format(value),
      ageMs: (at: string | Date) => serviceNow().getTime() - new Date(at).getTime(),
      ago: (at: string | Date, now = serviceNow()) => formatAgo(locale, at, now),
    };
  }, [language, timeZone, realMark]);
};
