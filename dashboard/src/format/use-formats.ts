import { use, useMemo } from 'react';
import { localeOf } from '../i18n/language.ts';
import { LanguageContext } from '../i18n/LanguageContext.ts';
import { formatDuration } from './duration.ts';
import { formatMoney } from './money.ts';
import { formatAgo, formatClockTime, formatDay, formatExactTime, formatTime } from './time.ts';

/** Money, times and numbers as the operator is used to them. */
export const useFormats = () => {
  const { language } = use(LanguageContext);
  return useMemo(() => {
    const locale = localeOf(language);
    return {
      money: (amountMinor: number, currency: string) => formatMoney(locale, amountMinor, currency),
      time: (at: string | Date) => formatTime(locale, at),
      clockTime: (at: string | Date) => formatClockTime(locale, at),
      day: (at: string | Date) => formatDay(locale, at),
      exactTime: (at: string | Date) => formatExactTime(locale, at),
      duration: (seconds: number) => formatDuration(locale, seconds),
      number: (value: number) => new Intl.NumberFormat(locale).format(value),
      ageMs: (at: string | Date) => Date.now() - new Date(at).getTime(),
      ago: (at: string | Date) => formatAgo(locale, at, new Date()),
    };
  }, [language]);
};
