import { readWireError } from './wire.ts';

/** The wallet answered, whatever it said. */
export interface Answer {
  readonly kind: 'answer';
  readonly status: number;
  /** The parsed body; undefined where there is none or it is no JSON. */
  readonly body: unknown;
  readonly issue: string | undefined;
  readonly retryAfterSeconds: number | undefined;
}

/** It did not, so nothing can be said of the effect. */
export interface Silence {
  readonly kind: 'silence';
  readonly detail: string;
  /** A wallet that let us wait once would let the caller wait twice, so a time-out is not tried again at once. */
  readonly mayRetry: boolean;
  readonly retryAfterSeconds: number | undefined;
}

export type Reply = Answer | Silence;

export const isSuccess = ({ status }: Answer) => status >= 200 && status < 300;

/** Faults of the wallet itself. They tell nothing of the effect, so the same request is made again. */
export const isPassing = ({ status }: Answer) => status === 429 || status >= 500;

export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The wallet's names for what went wrong, the closest one first. */
export const readIssue = (body: unknown) => {
  const error = readWireError(body);
  return error?.details?.find(({ issue }) => issue !== undefined)?.issue ?? error?.name ?? error?.error;
};

/** RFC 9110 §10.2.3: seconds, or a date. */
export const readRetryAfter = (header: unknown, now: Date) => {
  if (typeof header !== 'string') return undefined;
  if (/^\d{1,6}$/.test(header)) return Number(header);
  const atMs = Date.parse(header);
  return Number.isNaN(atMs) ? undefined : Math.max(0, Math.ceil((atMs - now.getTime()) / 1000));
};
