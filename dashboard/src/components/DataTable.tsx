import { Checkbox, Paper, Table } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { memo, type ComponentType, type ReactNode } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import classes from './DataTable.module.css';
import type { Selection } from './use-selection.ts';

interface Column<T> {
  readonly head: string;
  readonly Cell: ComponentType<{ row: T }>;
  /** Aligned to the right, for amounts and counts. */
  readonly isNumeric?: boolean;
  /** A row has one line. Text that is too long for its column is cut, or wraps. */
  readonly overflow?: 'fills' | 'wraps';
}

interface DataTableProps<T> {
  readonly label: string;
  readonly rows: readonly T[];
  readonly keyOf: (row: T) => string;
  readonly columns: readonly Column<T>[];
  /** The same row on a phone, where there is no room for columns. */
  readonly Card: ComponentType<{ row: T }>;
  /** If rows can be selected: the key of each, and which are selected. */
  readonly selection?: Selection & { readonly nameOf: (row: T) => string };
  /** It is inside a panel already. */
  readonly isInside?: boolean;
  /** There is never room for columns. */
  readonly isNarrow?: boolean;
}

/** A table; on a phone, a list of cards. A link with the class `rowLink` makes its whole row clickable. */
export const DataTable = <T,>(props: DataTableProps<T>) => {
  const { label, rows, keyOf, columns, Card, selection, isInside = false, isNarrow = false } = props;
  const { selection: texts } = useTexts('components');
  const isWide = useMediaQuery('(min-width: 48em)', true, { getInitialValueInEffect: false });
  if (isNarrow || !isWide)
    return (
      <ul className={`${classes.cards} ${isInside ? classes.inside : ''}`} aria-label={label}>
        {rows.map((row) => (
          <li
            key={keyOf(row)}
            className={`${classes.card} ${selection === undefined ? '' : classes.selectable}`}
          >
            {selection !== undefined && (
              <span className={classes.choose}>
                <Choice selection={selection} row={row} name={keyOf(row)} />
              </span>
            )}
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
            {selection !== undefined && (
              <Table.Th className={classes.choice}>
                <Checkbox
                  size="xs"
                  aria-label={texts.all}
                  checked={selection.isAll}
                  indeterminate={selection.selected.length > 0 && !selection.isAll}
                  onChange={selection.toggleAll}
                />
              </Table.Th>
            )}
            {columns.map((column) => (
              <Table.Th key={column.head} scope="col" className={lookOf(column)}>
                {column.head}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Row
              key={keyOf(row)}
              row={row}
              columns={columns}
              choice={selection !== undefined && <Choice selection={selection} row={row} name={keyOf(row)} />}
              isChosen={selection?.isSelected(keyOf(row)) ?? false}
            />
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
  readonly choice: ReactNode;
  readonly isChosen: boolean;
}

interface ChoiceProps<T> {
  readonly selection: NonNullable<DataTableProps<T>['selection']>;
  readonly row: T;
  readonly name: string;
}

const Choice = <T,>({ selection, row, name }: ChoiceProps<T>) => {
  const { selection: texts } = useTexts('components');
  return (
    <Checkbox
      size="xs"
      className={classes.above}
      aria-label={texts.one(selection.nameOf(row))}
      checked={selection.isSelected(name)}
      onChange={() => selection.toggle(name)}
    />
  );
};

const DrawnRow = <T,>({ row, columns, choice, isChosen }: RowProps<T>) => (
  <Table.Tr className={`${classes.row} ${isChosen ? classes.chosen : ''}`}>
    {choice !== false && <Table.Td className={classes.choice}>{choice}</Table.Td>}
    {columns.map((column) => (
      <Table.Td key={column.head} className={lookOf(column)}>
        <column.Cell row={row} />
      </Table.Td>
    ))}
  </Table.Tr>
);

const isSameRow = <T,>(before: RowProps<T>, now: RowProps<T>) =>
  before.row === now.row &&
  before.isChosen === now.isChosen &&
  before.columns.length === now.columns.length &&
  before.columns.every(
    ({ head, Cell }, at) => head === now.columns[at]!.head && Cell === now.columns[at]!.Cell,
  );

/** Rendered again only when it has changed, because rendering fifty rows takes longer than loading them. */
const Row = memo(DrawnRow, isSameRow) as typeof DrawnRow;

export const rowLinkClass = classes.rowLink!;
