import { Link } from 'react-router';
import type { WatchedWebhookEndpoint } from '../../api/schema.ts';
import { DataTable, rowLinkClass } from '../../components/DataTable.tsx';
import classes from '../../events/Events.module.css';
import { nameOfEndpoint } from '../../events/name-of-endpoint.ts';
import { useFormats } from '../../format/use-formats.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { urls } from '../../urls.ts';
import { EndpointBadge } from './EndpointBadge.tsx';
import { useToldOf } from './use-told-of.ts';

interface RowProps {
  readonly row: WatchedWebhookEndpoint;
}

export const EndpointTable = ({ endpoints }: { endpoints: readonly WatchedWebhookEndpoint[] }) => {
  const { list, columns } = useTexts('webhooks');
  return (
    <DataTable
      label={list}
      rows={endpoints}
      keyOf={({ id }) => id}
      columns={[
        { head: columns.endpoint, Cell: Name, overflow: 'wraps' },
        { head: columns.source, Cell: Source, overflow: 'wraps' },
        { head: columns.types, Cell: Types, overflow: 'wraps' },
        { head: columns.health, Cell: Health },
        { head: columns.waiting, Cell: Waiting, isNumeric: true, overflow: 'wraps' },
      ]}
      Card={Card}
    />
  );
};

const Name = ({ row }: RowProps) => (
  <span className={classes.stack}>
    <Link to={urls.webhook(row.id)} className={rowLinkClass}>
      {nameOfEndpoint(row)}
    </Link>
    {row.description.trim() !== '' && <span className={classes.note}>{row.url}</span>}
  </span>
);

const Source = ({ row: { apiKeyLabel, platformId } }: RowProps) => {
  const { inDashboard } = useTexts('webhooks');
  const platform = useToldOf()(platformId);
  return (
    <span className={classes.stack}>
      <span>{apiKeyLabel ?? inDashboard}</span>
      {platform !== undefined && <span className={classes.note}>{platform}</span>}
    </span>
  );
};

const Types = ({ row: { eventTypes } }: RowProps) => {
  const { allTypes, someTypes } = useTexts('webhooks');
  const formats = useFormats();
  return (
    <span>
      {eventTypes === null ? allTypes : someTypes(eventTypes.length, formats.number(eventTypes.length))}
    </span>
  );
};

const Health = ({ row }: RowProps) => <EndpointBadge endpoint={row} />;

/** What is sent at this moment does not wait. */
const Waiting = ({ row: { lagSeconds } }: RowProps) => {
  const formats = useFormats();
  return <span>{lagSeconds === null || lagSeconds < 1 ? '–' : formats.duration(lagSeconds)}</span>;
};

const Card = ({ row }: RowProps) => {
  const { columns } = useTexts('webhooks');
  return (
    <div className={classes.card}>
      <Name row={row} />
      <div className={classes.line}>
        <span className={classes.note}>
          <Source row={row} />
        </span>
        <Health row={row} />
      </div>
      {row.lagSeconds !== null && (
        <span className={classes.note}>
          {columns.waiting} <Waiting row={row} />
        </span>
      )}
    </div>
  );
};
