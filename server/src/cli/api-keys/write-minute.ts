/** A time for people, to the minute. */
export const writeMinute = (at: Date) => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
