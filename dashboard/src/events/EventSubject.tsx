import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import type { Event } from '../api/schema.ts';
import { shortenId } from '../format/short-id.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { firstPlatformId, usePlatforms } from '../session/platforms.ts';
import { urls } from '../urls.ts';

const idOf = ({ data }: Event) => (typeof data['id'] === 'string' ? data['id'] : '');

/**
 * The payment, transfer or account that an event is about. Payments have pages, and accounts too; but an event does not say of
 * which of several platforms its account is.
 */
export const EventSubject = ({ event }: { event: Event }) => {
  const { account } = useTexts('events');
  const hasPlatforms = usePlatforms().length > 0;
  const { transactionId } = event;
  if (transactionId === null) {
    const id = idOf(event);
    return (
      <span>
        {account}{' '}
        {hasPlatforms ? (
          id
        ) : (
          <Anchor component={Link} to={urls.account(id, firstPlatformId)} inherit>
            {id}
          </Anchor>
        )}
      </span>
    );
  }
  if (!transactionId.startsWith('pay_')) return <span>{shortenId(transactionId)}</span>;
  return (
    <Anchor component={Link} to={urls.payment(transactionId)} inherit>
      {shortenId(transactionId)}
    </Anchor>
  );
};
