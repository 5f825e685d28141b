/** A measured value and the goal for it. */
export interface LimitCheck {
  readonly what: string;
  readonly measured: number;
  readonly limit: number;
  readonly kind: 'at least' | 'at most';
  readonly unit: string;
  readonly digits: number;
}

export const isMet = ({ kind, measured, limit }: LimitCheck) =>
  kind === 'at least' ? measured >= limit : measured <= limit;

const checkRow = (check: LimitCheck) => [
  check.what,
  `${check.measured.toFixed(check.digits)}${check.unit}`,
  `${check.kind} ${check.limit}${check.unit}`,
  isMet(check) ? 'met' : 'NOT MET',
];

/** The goals of one part, or of all of them. */
export const formatChecks = (checks: readonly LimitCheck[]) =>
  formatTable([['', 'measured', 'goal', ''], ...checks.map(checkRow)]);

/** Aligns the first column to the left and the others to the right. */
export const formatTable = (rows: readonly (readonly string[])[]) => {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const line = (row: readonly string[]) =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!)));
  return rows.map((row) => line(row).join('   ')).join('\n');
};
