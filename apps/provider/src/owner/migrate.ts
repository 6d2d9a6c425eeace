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
    .summary('creates the tables in the database, or updates them for this version of the provider')
    .description(
      'Creates the tables in the database, or updates them for this version of the provider, as the provider does when ' +
        'it starts, unless MIGRATE is off. Earlier versions of the provider cannot start with them. Back up first.',
    )
    .action(withDatabase(migrate, { migrate: true }));
};
