-- The table of migrations has the prefix of this program since this step, because other programs have one of the plain name.
-- It is renamed before the first step, where it is needed (server/src/database/migrate.ts). This step is what tells programs
-- from before, which read the view, that they are too old.
comment on view migrations is 'Reads florin_migrations, for programs that know it by this name.';
