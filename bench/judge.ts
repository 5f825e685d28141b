/** A promise of the service, and what was measured. */
export interface Verdict {
  readonly what: string;
  readonly measured: number;
  readonly limit: number;
  readonly kind: 'at least' | 'at most';
  readonly unit: string;
  readonly digits: number;
}

export const isKept = ({ kind, measured, limit }: Verdict) =>
  kind === 'at least' ? measured >= limit : measured <= limit;

export const verdictRow = (verdict: Verdict) => [
  verdict.what,
  `${verdict.measured.toFixed(verdict.digits)}${verdict.unit}`,
  `${verdict.kind} ${verdict.limit}${verdict.unit}`,
  isKept(verdict) ? 'pass' : 'FAIL',
];

/** Lines up text: the first column to the left, the others to the right. */
export const formatTable = (rows: readonly (readonly string[])[]) => {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const line = (row: readonly string[]) =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!)));
  return rows.map((row) => line(row).join('   ')).join('\n');
};
