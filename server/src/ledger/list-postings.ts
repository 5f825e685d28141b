import type { Sql } from '../database/client.ts';
import * as queries from './queries.ts';

/** What a payment has moved between accounts, in the order in which it was posted. */
export const listPostings = (sql: Sql, paymentId: string) => queries.listPostings(sql, paymentId);
