import { schemaVersion } from '../store/migrations.ts';
import type { Command, CommandContext } from './command.ts';

/** The database is migrated by opening it. */
async function migrate({ database, terminal }: CommandContext): Promise<void> {
  await terminal.write(
    `The database ${database.name} has the current tables (schema version ${String(schemaVersion)}).\n`,
  );
}

export const migrateCommands: readonly Command[] = [
  {
    name: 'migrate',
    summary: 'creates the tables in the database, or updates them for this version of the provider',
    details:
      'The provider does the same when it starts, unless MIGRATE is off. A migration has no time limit.\n' +
      'Earlier versions of the provider cannot start with the updated tables. Back up first.',
    options: [],
    migrates: true,
    examples: ['migrate'],
    run: migrate,
  },
];
