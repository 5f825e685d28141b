/** The wallet answered, with success or an error. */
export interface Answer {
  readonly kind: 'answer';
  readonly status: number;
  /** The parsed body. Undefined: there is none, or it is not JSON. */
  readonly body: unknown;
  readonly issue: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** The time at the wallet, to the second. Undefined: it does not say. */
  readonly date?: Date | undefined;
}

/** The wallet did not answer, so nobody knows whether the call had its effect. */
export interface NoAnswer {
  readonly kind: 'no_answer';
  readonly detail: string;
  /** False after a time-out: a second attempt would make the caller wait twice as long. */
  readonly mayRetry: boolean;
  readonly retryAfterSeconds: number | undefined;
  /** Its caller did not want the answer any more, which says nothing about the wallet. */
  readonly isGivenUp?: boolean;
}

export type Reply = Answer | NoAnswer;

export const isSuccess = ({ status }: Answer) => status >= 200 && status < 300;

/**
 * Temporary faults of the wallet. They do not show whether the call had its effect, so the same request is repeated.
 */
export const isTransient = ({ status }: Answer) => status === 429 || status >= 500;

export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** RFC 9110 §6.6.1. */
export const readDate = (header: unknown) => {
  const atMs = typeof header === 'string' ? Date.parse(header) : Number.NaN;
  return Number.isNaN(atMs) ? undefined : new Date(atMs);
};

/** RFC 9110 §10.2.3: seconds, or a date. */
export const readRetryAfter = (header: unknown, now: Date) => {
  if (typeof header !== 'string') return undefined;
  if (/^\d{1,6}$/.test(header)) return Number(header);
  const atMs = Date.parse(header);
  return Number.isNaN(atMs) ? undefined : Math.max(0, Math.ceil((atMs - now.getTime()) / 1000));
};
