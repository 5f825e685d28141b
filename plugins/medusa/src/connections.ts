import type { Florin } from '@florin/client';
import type { WebhookActionResult } from '@medusajs/framework/types';
import type { MedusaBooks } from './medusa-books.ts';

/** What the scheduled job needs of a provider. */
export interface Connection {
  readonly florin: Florin;
  readonly books: MedusaBooks;
  /** What Medusa has to do about a payment now. */
  readonly findAction: (transactionId: string) => Promise<WebhookActionResult>;
}

/**
 * Medusa makes the providers and runs the job, and gives neither to the other. On the process, because a program may load the package in
 * both formats.
 */
const key = Symbol.for('@florin/medusa');
const kept = globalThis as { [key]?: Map<string, Connection> };

/** By address and account: of two providers with the same ones, which see the same events, one is enough. A new API key changes nothing. */
export const connections = (kept[key] ??= new Map<string, Connection>());
