import type { Database } from './open-database.ts';

type KeptSetting = 'clock_offset_ms' | 'token_secret' | 'signing_identity';

export const findSetting = (database: Database, name: KeptSetting): string | undefined =>
  database.statement('select value from kept_settings where name = ?').get(name)?.['value'] as
    | string
    | undefined;

export const saveSetting = (database: Database, name: KeptSetting, value: string): void => {
  database
    .statement(
      'insert into kept_settings (name, value) values (?, ?) on conflict (name) do update set value = excluded.value',
    )
    .run(name, value);
};
