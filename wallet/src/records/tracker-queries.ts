import type { Database } from '../database/open-database.ts';

/** A shipment of what was captured. */
export interface TrackerRow {
  readonly id: string;
  readonly order_id: string;
  readonly capture_id: string;
  readonly unit_index: bigint;
  readonly status: 'SHIPPED' | 'CANCELLED';
  readonly items: string;
  readonly created_at: string;
  readonly updated_at: string;
}

/** False: there is one with this id. */
export const insertTracker = (database: Database, row: TrackerRow): boolean => {
  const { changes } = database
    .statement(
      `insert into trackers (id, order_id, capture_id, unit_index, status, items, created_at, updated_at)
       values (?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing`,
    )
    .run(
      row.id,
      row.order_id,
      row.capture_id,
      row.unit_index,
      row.status,
      row.items,
      row.created_at,
      row.updated_at,
    );
  return Number(changes) === 1;
};

export const findTracker = (database: Database, orderId: string, id: string): TrackerRow | undefined =>
  database.statement('select * from trackers where order_id = ? and id = ?').get(orderId, id) as
    | TrackerRow
    | undefined;

export const listTrackers = (database: Database, orderId: string): TrackerRow[] =>
  database.statement<TrackerRow>('select * from trackers where order_id = ? order by rowid').all(orderId);

export const updateTracker = (
  database: Database,
  { id, status, items, updated_at: at }: Pick<TrackerRow, 'id' | 'status' | 'items' | 'updated_at'>,
): void => {
  database
    .statement('update trackers set status = ?, items = ?, updated_at = ? where id = ?')
    .run(status, items, at, id);
};
