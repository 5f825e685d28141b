import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Mismatch, PaymentDetails } from '../api/schema.ts';
import { CopiedId } from '../copy/CopiedId.tsx';
import { Section } from '../components/Section.tsx';
import { Moment } from '../format/Moment.tsx';
import { Money } from '../format/Money.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import classes from './MismatchCard.module.css';
import { FactList } from '../components/FactList.tsx';
import { useMismatchWords } from './use-mismatch-words.ts';
import { useRequester } from './use-requester.ts';
import { WalletStatementFacts } from './WalletStatementFacts.tsx';
import { wordsOf } from './words-of.ts';

interface MismatchCardProps {
  readonly payment: PaymentDetails;
  readonly mismatch: Mismatch;
  /** What an administrator can do about it. */
  readonly children: ReactNode;
}

/** What Florin asked for beside what the wallet says: the person who decides compares the two. */
export const MismatchCard = ({ payment, mismatch, children }: MismatchCardProps) => {
  const texts = useTexts('paymentMismatch');
  return (
    <Section title={texts.title}>
      <Text>{texts.text}</Text>
      <div className={classes.sides}>
        <div className={classes.side}>
          <Title order={3} size="h3">
            {texts.ours.title}
          </Title>
          <Ours payment={payment} mismatch={mismatch} />
        </div>
        <div className={classes.side}>
          <Title order={3} size="h3">
            {texts.theirs.title}
          </Title>
          <WalletStatementFacts payment={payment} />
        </div>
      </div>
      {children}
    </Section>
  );
};

const Ours = ({ payment, mismatch }: Omit<MismatchCardProps, 'children'>) => {
  const { ours: texts } = useTexts('paymentMismatch');
  const { currency, capturedAmount, extCaptureId } = payment;
  const { kind, amount, requestId, since, detail, reason } = mismatch;
  const words = useMismatchWords()(reason);
  const requesterOf = useRequester(payment.apiKeyLabel);
  // Of a payment one operation is open at a time: the last.
  const order = payment.operations.at(-1);
  // Nobody asked the wallet for anything: it sent a notification by itself.
  const isReview = kind === 'review';
  return (
    <FactList
      lines={[
        [texts.kind, wordsOf(texts.kinds, kind)],
        [texts.amount, isReview ? null : <Money key="amount" amountMinor={amount} currency={currency} />],
        [texts.requestedBy, isReview || !order ? null : requesterOf(order)],
        [texts.requestId, isReview ? null : <CopiedId key="request" id={requestId} />],
        [
          texts.captured,
          capturedAmount === 0 ? null : (
            <span key="captured">
              <Money amountMinor={capturedAmount} currency={currency} />{' '}
              {extCaptureId !== null && <CopiedId id={extCaptureId} />}
            </span>
          ),
        ],
        [texts.since, <Moment key="since" at={since} />],
        [
          texts.detail,
          <span key="detail" className={classes.detail} lang={words === undefined ? 'en' : undefined}>
            {words ?? detail}
          </span>,
        ],
      ]}
    />
  );
};
