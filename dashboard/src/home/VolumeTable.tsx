import { Anchor, Table } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { Money } from '../format/Money.tsx';
import { useFormats } from '../format/use-formats.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { urls } from '../urls.ts';
import type { Day } from './volume.ts';
import classes from './VolumeTable.module.css';

/** The figures of the chart as a table, the latest day first. */
export const VolumeTable = ({ days, currency }: { days: readonly Day[]; currency: string }) => {
  const { volume: texts } = useTexts('home');
  const formats = useFormats();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={classes.details} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{texts.showTable}</summary>
      {isOpen && (
        <Table mt="sm" aria-label={texts.title} className={classes.table}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{texts.day}</Table.Th>
              <Table.Th scope="col">{texts.payments}</Table.Th>
              <Table.Th scope="col">{texts.amount}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {days.toReversed().map(({ day, count, amountMinor }) => (
              <Table.Tr key={day}>
                <Table.Th scope="row">
                  <Anchor
                    component={Link}
                    to={urls.paymentsOfDay(day, { status: 'captured', currency })}
                    inherit
                  >
                    {formats.date(day, 'long')}
                  </Anchor>
                </Table.Th>
                <Table.Td>{formats.number(count)}</Table.Td>
                <Table.Td>
                  <Money amountMinor={amountMinor} currency={currency} />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </details>
  );
};
