/** Why money of a payment was moved. The database repeats the list as the domain `entry_kind`. */
export const entryKinds = ['capture', 'refund', 'correction', 'fee', 'returned_capture'] as const;
export type EntryKind = (typeof entryKinds)[number];
