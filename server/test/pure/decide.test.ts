import { reasonOf } from '../../src/wallet/mismatch.ts';
import { expect, test } from 'vitest';
import { decide, type Known } from '../../src/operations/decide.ts';

// The model of the operations searches what follows from these decisions. Here each of them stands alone, so that a change of one is
// seen at once.

type Finding = Parameters<typeof decide<string>>[1];

const fresh: Known<string> = {
  isUnanswered: false,
  mayStillHappen: false,
  isAccepted: false,
  refusal: null,
  isMismatched: false,
  isOld: false,
  isGoneForGood: false,
};

const decided: Finding = { says: 'decided', outcome: 'captured' };
const pending: Finding = { says: 'pending', pendingId: 'c1' };
const mismatch = { says: 'mismatch', reason: reasonOf('several_captures', { count: '2' }) } satisfies Finding;
const notDone: Finding = { says: 'not_done' };
const refused: Finding = { says: 'refused', outcome: 'declined' };
const gone: Finding = { says: 'gone', outcome: 'expired' };
const unknown: Finding = { says: 'unknown', detail: 'no answer' };

const both = ['call', 'look'] as const;
const after = (finding: Finding, known: Partial<Known<string>>) =>
  both.map((step) => decide({ ...fresh, ...known }, finding, step));
const always = <T>(decision: T) => [decision, decision];

const waits = { do: 'wait_for_answer' };
const asksPerson = { do: 'wait_for_person', reason: { code: 'no_answer', values: {} } };

test("the wallet's verdict ends an operation, whatever was known before", () => {
  const known = { isUnanswered: true, mayStillHappen: true, isAccepted: true, isMismatched: true };
  for (const before of [{}, known, { ...known, isOld: true, refusal: 'declined' }])
    expect(after(decided, before)).toEqual(always({ do: 'end', outcome: 'captured' }));
});

test('what the wallet decides later is waited for', () => {
  expect(after(pending, { isOld: true })).toEqual(always({ do: 'wait_for_wallet', pendingId: 'c1' }));
});

test('a contradiction is looked at again, and asked of a person only when it stays', () => {
  expect(after(mismatch, {})).toEqual(always({ do: 'look_again', detail: 'there are 2 captures' }));
  expect(after(mismatch, { isMismatched: true })).toEqual(
    always({ do: 'wait_for_person', reason: mismatch.reason }),
  );
});

test('what was not done is called, unless the wallet has accepted or refused it', () => {
  expect(after(notDone, {})).toEqual(always({ do: 'call' }));
  expect(after(notDone, { isUnanswered: true, mayStillHappen: true })).toEqual(always({ do: 'call' }));
  expect(after(notDone, { isAccepted: true })).toEqual(always(waits));
  expect(after(notDone, { refusal: 'declined' })).toEqual(always({ do: 'end', outcome: 'declined' }));
});

test('a refusal counts at once where every call was answered', () => {
  const end = { do: 'end', outcome: 'declined' };
  expect(after(refused, {})).toEqual(always(end));
  expect(after(refused, { mayStillHappen: true })).toEqual(always(end));
});

test.each([refused, notDone])(
  'beside an unanswered call a refusal counts only after a look that was made when no effect can come: $says',
  (finding) => {
    const known = { isUnanswered: true, refusal: 'the first refusal' };
    const wait = { do: 'wait_for_effect', refusal: 'the first refusal' };
    const end = { do: 'end', outcome: 'the first refusal' };
    expect(after(finding, { ...known, mayStillHappen: true })).toEqual([wait, wait]);
    expect(after(finding, { ...known, mayStillHappen: false })).toEqual([wait, end]);
  },
);

test('a refusal that is the first one is kept while an effect may still come', () => {
  const wait = { do: 'wait_for_effect', refusal: 'declined' };
  expect(after(refused, { isUnanswered: true, mayStillHappen: true })).toEqual(always(wait));
});

test('what the wallet has accepted is not ended by a refusal, nor by "not found"', () => {
  for (const finding of [refused, notDone, gone])
    expect(after(finding, { isAccepted: true, isGoneForGood: true })).toEqual(always(waits));
});

test('"not found" ends an operation only in a look, after minutes of it, and where every call was answered', () => {
  const look = { do: 'look_again', detail: 'the wallet does not know it' };
  expect(after(gone, {})).toEqual([look, { do: 'wait_until_sure' }]);
  expect(after(gone, { isGoneForGood: true })).toEqual([look, { do: 'end', outcome: 'expired' }]);
  expect(after(gone, { isGoneForGood: true, isUnanswered: true })).toEqual(always(waits));
});

test('without an answer nothing is guessed, and after a day a person is asked', () => {
  expect(after(unknown, { isUnanswered: true })).toEqual(always(waits));
  expect(after(unknown, { isUnanswered: true, isOld: true })).toEqual(always(asksPerson));
});
