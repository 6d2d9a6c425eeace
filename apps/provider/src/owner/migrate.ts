import { schemaVersion } from '../store/migrations.ts';
import type { AddCommands, CommandContext } from './command.ts';

/** The database is migrated by opening it. */
async function migrate({ database, terminal }: CommandContext): Promise<void> {
  await terminal.write(
    `The database ${database.name} has the current tables (schema version ${String(schemaVersion)}).\n`,
  );
}

export const addMigrateCommand: AddCommands = (program, withDatabase) => {
  program
    .command('migrate')
    .description(
      'creates the tables, or updates them for this version of the provider; back up the database first',
    )
    .action(withDatabase(migrate, { migrate: true }));
};
