import { Anchor, Stack } from '@mantine/core';
import { Link } from 'react-router';
import type { PaymentDetails } from '../api/schema.ts';
import { CopyButton } from '../copy/CopyButton.tsx';
import { Section } from '../components/Section.tsx';
import { Moment } from '../format/Moment.tsx';
import { Money } from '../format/Money.tsx';
import { useFormats } from '../format/use-formats.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { useNameOfPlatform } from '../session/platforms.ts';
import { urls } from '../urls.ts';
import { isClosedByOperator } from './closed-by-operator.ts';
import { FactList } from '../components/FactList.tsx';
import { Payer } from './Payer.tsx';
import classes from './PaymentFacts.module.css';
import { useConversionWords } from './use-conversion-words.ts';
import { releasedOf } from './released.ts';

/** The facts of a payment. */
export const PaymentFacts = ({ payment }: { payment: PaymentDetails }) => (
  <Stack gap="md">
    <Main payment={payment} />
    <Payer payment={payment} />
    <Ids payment={payment} />
    <Metadata payment={payment} />
    <Delivery payment={payment} />
    <Addresses payment={payment} />
    <Buyer payment={payment} />
  </Stack>
);

const Main = ({ payment }: { payment: PaymentDetails }) => {
  const { facts: texts } = useTexts('paymentDetails');
  const { platform } = useTexts('components');
  const nameOfPlatform = useNameOfPlatform();
  const { currency, capturedAmount, feeAmount, netAmount, conversion } = payment;
  const { authorizationExpiresAt, captureMode } = payment;
  const conversionWords = useConversionWords();
  const money = (amountMinor: number) => <Money amountMinor={amountMinor} currency={currency} />;
  const released = releasedOf(payment);
  const mode = captureMode === 'manual' ? 'manual' : 'automatic';
  return (
    <Section title={texts.title} size="h3">
      <FactList
        lines={[
          [texts.total, money(payment.totalAmount)],
          [texts.captured, capturedAmount === 0 ? null : money(capturedAmount)],
          [
            texts.capturable,
            payment.status === 'partially_captured' ? money(payment.capturableAmount) : null,
          ],
          [texts.fee, capturedAmount === 0 ? null : feeAmount === null ? texts.feeUnknown : money(feeAmount)],
          [texts.net, netAmount === null ? null : money(netAmount)],
          [texts.conversion, conversion && conversionWords(conversion)],
          [texts.released, released === 0 ? null : money(released)],
          [texts.refunded, payment.refundedAmount === 0 ? null : money(payment.refundedAmount)],
          [texts.refundable, payment.refundedAmount === 0 ? null : money(payment.refundableAmount)],
          [texts.commission, payment.commissionAmount === 0 ? null : money(payment.commissionAmount)],
          [
            texts.account,
            <Anchor
              key="account"
              inherit
              component={Link}
              to={urls.account(payment.accountId, payment.platformId)}
            >
              {payment.accountId}
            </Anchor>,
          ],
          [texts.reference, payment.reference],
          [texts.comment, payment.comment],
          [texts.captureMode, texts.captureModes[mode]],
          [texts.declineIssue, isClosedByOperator(payment) ? null : payment.declineIssue],
          [platform.label, nameOfPlatform(payment.platformId)],
          [texts.apiKey, payment.apiKeyLabel],
          [texts.started, <Moment key="started" at={payment.createdAt} />],
          [texts.changed, <Moment key="changed" at={payment.updatedAt} />],
          [
            texts.expires,
            payment.status === 'awaiting_approval' ? <Moment key="expires" at={payment.expiresAt} /> : null,
          ],
          [
            texts.authorizedUntil,
            authorizationExpiresAt === null ? null : <Moment key="authorized" at={authorizationExpiresAt} />,
          ],
        ]}
      />
    </Section>
  );
};

const CopyLine = ({ name, text }: { name: string; text: string | null }) => {
  const { ids } = useTexts('paymentDetails');
  if (text === null) return null;
  return (
    <div className={classes.copied}>
      <p className={classes.name}>{name}</p>
      <code className={classes.text}>{text}</code>
      <CopyButton text={text} name={ids.copy(name)} />
    </div>
  );
};

const Ids = ({ payment }: { payment: PaymentDetails }) => {
  const { ids: texts } = useTexts('paymentDetails');
  return (
    <Section title={texts.title} size="h3">
      <CopyLine name={texts.payment} text={payment.id} />
      <CopyLine name={texts.order} text={payment.extOrderId} />
      <CopyLine name={texts.authorization} text={payment.walletAuthorizationId} />
      {payment.captures.map(({ id, extCaptureId }, index, { length }) => (
        <CopyLine
          key={id}
          name={length === 1 ? texts.capture : texts.captureNumber(index + 1)}
          text={extCaptureId}
        />
      ))}
    </Section>
  );
};

const Metadata = ({ payment: { metadata } }: { payment: PaymentDetails }) => {
  const { metadata: texts } = useTexts('paymentDetails');
  const pairs = Object.entries(metadata);
  if (pairs.length === 0) return null;
  return (
    <Section title={texts.title} size="h3">
      <FactList lines={pairs} />
    </Section>
  );
};

const Addresses = ({ payment }: { payment: PaymentDetails }) => {
  const { urls: texts } = useTexts('paymentDetails');
  return (
    <Section title={texts.title} size="h3">
      <CopyLine name={texts.approval} text={payment.approvalUrl} />
      <CopyLine name={texts.success} text={payment.returnUrl} />
      <CopyLine name={texts.cancel} text={payment.cancelUrl} />
      <CopyLine name={texts.error} text={payment.errorUrl} />
    </Section>
  );
};

const Delivery = ({ payment: { delivery } }: { payment: PaymentDetails }) => {
  const { delivery: texts } = useTexts('paymentDetails');
  const { country } = useFormats();
  if (delivery === null) return null;
  const { receiver, address } = delivery;
  const parts = address && [
    address.street,
    [address.postCode, address.city].filter(Boolean).join(' '),
    address.state,
    country(address.country),
  ];
  return (
    <Section title={texts.title} size="h3">
      <FactList
        lines={[
          [texts.receiver, receiver?.fullName],
          [texts.address, parts?.filter((part) => part !== undefined && part !== '').join(', ')],
        ]}
      />
    </Section>
  );
};

const Buyer = ({ payment: { buyer } }: { payment: PaymentDetails }) => {
  const { buyer: texts } = useTexts('paymentDetails');
  if (Object.values(buyer).length === 0) return null;
  return (
    <Section title={texts.title} size="h3">
      <FactList
        lines={[
          [texts.ip, buyer.ip],
          [texts.language, buyer.language],
          [texts.userAgent, buyer.userAgent],
        ]}
      />
    </Section>
  );
};
