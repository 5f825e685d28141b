import { listExamples, listTypes, listValues } from './examples.ts';

/** What the examples use without making it themselves. */
const declarations = `
import { ${listValues().join(', ')} } from '@florin/client';
import type { ${listTypes().join(', ')} } from '@florin/client';
interface Transaction { (texts: TemplateStringsArray, ...values: readonly unknown[]): Promise<Record<string, unknown>[]> }
interface Identified { id: string }
type Use = (
  florin: Florin, apiKey: string, secret: string, event: FlorinEvent, refund: Identified, transfer: Identified, payout: Identified,
  endpoint: Identified, payment: Identified, approved: Identified, authorized: Identified, captured: Identified,
  sql: { begin<T>(work: (tx: Transaction) => Promise<T>): Promise<T> },
) => Promise<void>;
`;

/** An example in a scope of its own, with what it may use. */
const asFunction = ({ code }: { readonly code: string }, index: number) => `
export const run${index}: Use = async (
  florin, apiKey, secret, event, refund, transfer, payout, endpoint, payment, approved, authorized, captured, sql) => {{
${code}
}};`;

/** All examples as one file that can be compiled. */
export const writeExamples = () => declarations + listExamples().map(asFunction).join('\n');
