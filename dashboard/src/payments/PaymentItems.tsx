import type { AmountBreakdown, PaymentDetails, PaymentItem } from '../api/schema.ts';
import { DataTable } from '../components/DataTable.tsx';
import { Section } from '../components/Section.tsx';
import { Money } from '../format/Money.tsx';
import { useFormats } from '../format/use-formats.ts';
import { useTexts } from '../i18n/use-texts.ts';
import classes from './PaymentItems.module.css';

/** Whether a part of the total is added or subtracted. */
const signs: Record<keyof AmountBreakdown, 1 | -1> = {
  totalItems: 1,
  totalItemTaxes: 1,
  shipping: 1,
  handling: 1,
  insurance: 1,
  shippingDiscount: -1,
  discount: -1,
};

type Item = PaymentItem & { readonly index: number; readonly currency: string };

interface RowProps {
  readonly row: Item;
}

/** The items as the platform sent them, and what the total consists of. */
export const PaymentItems = ({ payment }: { payment: PaymentDetails }) => {
  const { items: texts } = useTexts('paymentDetails');
  const { items, currency } = payment;
  const hasTax = items.some(({ taxAmount }) => taxAmount > 0);
  return (
    <Section title={texts.title}>
      {items.length === 0 ? (
        <p className={classes.none}>{texts.none}</p>
      ) : (
        <DataTable
          label={texts.title}
          isInside
          rows={items.map((item, index) => ({ ...item, index, currency }))}
          keyOf={({ index }) => String(index)}
          columns={[
            { head: texts.description, Cell: Description },
            { head: texts.merchant, Cell: Merchant },
            { head: texts.quantity, Cell: Quantity, isNumeric: true },
            { head: texts.unit, Cell: Unit, isNumeric: true },
            ...(hasTax ? [{ head: texts.tax, Cell: Tax, isNumeric: true }] : []),
            { head: texts.sum, Cell: Sum, isNumeric: true },
          ]}
          Card={Card}
        />
      )}
      <TotalOf payment={payment} />
    </Section>
  );
};

const Description = ({ row: { description, type } }: RowProps) => {
  const { types } = useTexts('paymentDetails').items;
  return (
    <div>
      <span className={classes.description}>{description}</span>
      <span className={classes.second}>{types[type]}</span>
    </div>
  );
};

const Merchant = ({ row }: RowProps) => <span className={classes.description}>{row.merchantAccountId}</span>;
const Quantity = ({ row }: RowProps) => <span>{useFormats().number(row.quantity)}</span>;
const Unit = ({ row }: RowProps) => <Money amountMinor={row.unitAmount} currency={row.currency} />;
const Tax = ({ row: { taxAmount, currency } }: RowProps) =>
  taxAmount === 0 ? '–' : <Money amountMinor={taxAmount} currency={currency} />;
const Sum = ({ row }: RowProps) => (
  <Money amountMinor={row.quantity * row.unitAmount} currency={row.currency} />
);

const Card = ({ row }: RowProps) => (
  <div className={classes.card}>
    <Description row={row} />
    <strong>
      <Sum row={row} />
    </strong>
    <span className={classes.second}>{row.merchantAccountId}</span>
    <span className={classes.second}>
      <Quantity row={row} /> × <Unit row={row} />
    </span>
  </div>
);

const TotalOf = ({ payment: { amountBreakdown, currency, totalAmount } }: { payment: PaymentDetails }) => {
  const { breakdown: texts } = useTexts('paymentDetails');
  if (amountBreakdown === null) return null;
  const names = (Object.keys(signs) as (keyof AmountBreakdown)[]).filter((name) => amountBreakdown[name]);
  return (
    <dl className={classes.breakdown} aria-label={texts.title}>
      {names.map((name) => (
        <div key={name}>
          <dt>{texts[name]}</dt>
          <dd>
            <Money amountMinor={signs[name] * amountBreakdown[name]} currency={currency} />
          </dd>
        </div>
      ))}
      <div className={classes.total}>
        <dt>{texts.total}</dt>
        <dd>
          <Money amountMinor={totalAmount} currency={currency} />
        </dd>
      </div>
    </dl>
  );
};
