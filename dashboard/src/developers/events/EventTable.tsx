import { Link } from 'react-router';
import type { Event } from '../../api/schema.ts';
import { DataTable, rowLinkClass } from '../../components/DataTable.tsx';
import classes from '../../events/Events.module.css';
import { EventSubject } from '../../events/EventSubject.tsx';
import { EventType } from '../../events/EventType.tsx';
import { Moment } from '../../format/Moment.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { urls } from '../../urls.ts';

interface RowProps {
  readonly row: Event;
}

export const EventTable = ({ events }: { events: readonly Event[] }) => {
  const { list, columns } = useTexts('events');
  return (
    <DataTable
      label={list}
      rows={events}
      keyOf={({ id }) => id}
      columns={[
        { head: columns.event, Cell: Type },
        { head: columns.about, Cell: About, overflow: 'fills' },
        { head: columns.at, Cell: At },
      ]}
      Card={Card}
    />
  );
};

const Type = ({ row: { id, type } }: RowProps) => (
  <Link to={urls.event(id)} className={rowLinkClass}>
    <EventType type={type} />
  </Link>
);

const About = ({ row }: RowProps) => (
  <span className={classes.above}>
    <EventSubject event={row} />
  </span>
);

const At = ({ row: { createdAt } }: RowProps) => <Moment at={createdAt} as="second" />;

const Card = ({ row }: RowProps) => (
  <div className={classes.card}>
    <Type row={row} />
    <div className={classes.line}>
      <About row={row} />
      <span className={classes.note}>
        <At row={row} />
      </span>
    </div>
  </div>
);
