import { Paper, Table } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { memo, type ComponentType } from 'react';
import classes from './DataTable.module.css';

interface Column<T> {
  readonly head: string;
  readonly Cell: ComponentType<{ row: T }>;
  /** Aligned to the right, for amounts and counts. */
  readonly isNumeric?: boolean;
  /** A row has one line. What may be longer than the others leave room for is cut, or wraps. */
  readonly overflow?: 'fills' | 'wraps';
}

interface DataTableProps<T> {
  readonly label: string;
  readonly rows: readonly T[];
  readonly keyOf: (row: T) => string;
  readonly columns: readonly Column<T>[];
  /** The same row on a phone, where there is no room for columns. */
  readonly Card: ComponentType<{ row: T }>;
  /** It is inside a panel already. */
  readonly isInside?: boolean;
  /** There is never room for columns. */
  readonly isNarrow?: boolean;
}

/** A table; on a phone, a list of cards. A link with the class `rowLink` makes its whole row clickable. */
export const DataTable = <T,>(props: DataTableProps<T>) => {
  const { label, rows, keyOf, columns, Card, isInside = false, isNarrow = false } = props;
  const isWide = useMediaQuery('(min-width: 48em)', true, { getInitialValueInEffect: false });
  if (isNarrow || !isWide)
    return (
      <ul className={`${classes.cards} ${isInside ? classes.inside : ''}`} aria-label={label}>
        {rows.map((row) => (
          <li key={keyOf(row)} className={classes.card}>
            <Card row={row} />
          </li>
        ))}
      </ul>
    );
  return (
    <Paper radius="lg" withBorder={!isInside} className={isInside ? classes.inside : classes.panel}>
      <Table horizontalSpacing="sm" aria-label={label} className={classes.table}>
        <Table.Thead>
          <Table.Tr>
            {columns.map((column) => (
              <Table.Th key={column.head} scope="col" className={lookOf(column)}>
                {column.head}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Row key={keyOf(row)} row={row} columns={columns} />
          ))}
        </Table.Tbody>
      </Table>
    </Paper>
  );
};

const lookOf = <T,>({ isNumeric = false, overflow }: Column<T>) =>
  [isNumeric && classes.numeric, overflow && classes[overflow]].filter(Boolean).join(' ') || undefined;

interface RowProps<T> {
  readonly row: T;
  readonly columns: readonly Column<T>[];
}

const DrawnRow = <T,>({ row, columns }: RowProps<T>) => (
  <Table.Tr className={classes.row}>
    {columns.map((column) => (
      <Table.Td key={column.head} className={lookOf(column)}>
        <column.Cell row={row} />
      </Table.Td>
    ))}
  </Table.Tr>
);

const isSameRow = <T,>(before: RowProps<T>, now: RowProps<T>) =>
  before.row === now.row &&
  before.columns.length === now.columns.length &&
  before.columns.every(
    ({ head, Cell }, at) => head === now.columns[at]!.head && Cell === now.columns[at]!.Cell,
  );

/** Drawn again only when it has changed: to draw fifty rows takes longer than to load them. */
const Row = memo(DrawnRow, isSameRow) as typeof DrawnRow;

export const rowLinkClass = classes.rowLink!;
