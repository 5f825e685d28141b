import { moment, orNull, text } from '../http/described-fields.ts';
import { keysOf } from '../keys-of.ts';
import { payoutSkips } from '../ledger/payout-skip.ts';
import { Type } from '../schema.ts';
import {
  accountStatusShown,
  payoutScheduleMeaning,
  payoutScheduleShown,
  reserveMeaning,
  reserveShown,
} from './change-schema.ts';

/** What is known of who an account belongs to, as everyone may see it. */
export const lifeFields = {
  status: accountStatusShown,
  name: orNull(text('Who it belongs to.', 'Ada’s Books')),
  email: orNull(text('Of who it belongs to.', 'ada@example.com')),
  vatNumber: orNull(text('Of who it belongs to.', 'DE123456789')),
  bankAccount: Type.Union(
    [
      Type.Object(
        {
          iban: text('The country and the last four characters.', 'DE…3000'),
          bic: orNull(text('The first four characters. Null: none was given.', 'COBA…')),
          updatedAt: moment('When it was given.'),
          payableFrom: moment(
            'When it can be paid out to: a day after it was given.',
            '2026-11-16T12:00:00.000Z',
          ),
        },
        { title: 'BankAccount' },
      ),
      Type.Null(),
    ],
    { description: 'What it is paid out to, masked. Null: none was given.' },
  ),
  reserve: Type.Union([reserveShown, Type.Null()], { description: `${reserveMeaning} Null: nothing.` }),
  payoutSchedule: Type.Union([payoutScheduleShown, Type.Null()], {
    description: `${payoutScheduleMeaning} Null: only when someone asks for it.`,
  }),
  nextPayout: Type.Union(
    [
      Type.Object(
        {
          dueAt: moment('When its schedule comes next.', '2026-11-23T00:00:00.000Z'),
          skipped: Type.Union(
            [
              Type.Object(
                {
                  reason: Type.Enum(keysOf(payoutSkips), {
                    description: keysOf(payoutSkips)
                      .map((reason) => `\`${reason}\`: ${payoutSkips[reason]}.`)
                      .join(' '),
                    examples: ['below_minimum'],
                  }),
                  skippedAt: moment('When that was.', '2026-11-16T00:00:05.000Z'),
                },
                { title: 'SkippedPayout' },
              ),
              Type.Null(),
            ],
            { description: 'Why it paid nothing the last time. Null: it did, or was not due yet.' },
          ),
        },
        { title: 'NextPayout' },
      ),
      Type.Null(),
    ],
    { description: 'When it is paid out next by its schedule. Null: it has none.' },
  ),
};
