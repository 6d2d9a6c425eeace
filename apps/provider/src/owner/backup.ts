import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { backupMarker } from '../store/sqlite.ts';
import { OwnerError, type AddCommands, type CommandContext } from './command.ts';
import { createFile, fileExistsError } from './create-file.ts';

/**
 * Copies into a temporary file, verifies and syncs it, and then renames it, so that a file with the final name is
 * always complete.
 */
async function backup(
  { config, database, terminal, resolvePath }: CommandContext,
  name: string,
): Promise<void> {
  if ('postgres' in config.database)
    throw new OwnerError('The database is a PostgreSQL server. Back it up with pg_dump.');
  const file = resolvePath(name);
  if (existsSync(file)) throw fileExistsError(file);
  const temporary = `${file}.part`;
  await createFile(temporary, '');
  try {
    // Node's `backup()` restarts after every write of the provider, so it may never finish.
    await database.query('VACUUM INTO $1', [temporary]);
    const counts = verifyCopy(temporary);
    const descriptor = openSync(temporary, 'r+');
    fsyncSync(descriptor);
    closeSync(descriptor);
    renameSync(temporary, file);
    writeFileSync(backupMarker(config.database.sqlite), new Date().toISOString(), { mode: 0o600 });
    await terminal.write(`The backup is ${file}: ${counts}, ${formatSize(file)}.\n`);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

/** Checks the integrity of the copy and counts its rows. */
function verifyCopy(file: string): string {
  const copy = new DatabaseSync(file, { readOnly: true });
  try {
    const [check] = copy.prepare('PRAGMA integrity_check').all();
    if (check?.['integrity_check'] !== 'ok')
      throw new OwnerError(
        `The copy is damaged, so it was removed: ${String(check?.['integrity_check'])}. The database may be damaged too.`,
      );
    const count = (table: string) => {
      const row = copy.prepare(`SELECT COUNT(*) AS number FROM ${table}`).get();
      return `${String(row?.['number'])} ${table}`;
    };
    return `${count('messages')}, ${count('subscribers')}`;
  } finally {
    copy.close();
  }
}

const formatSize = (file: string) => `${(statSync(file).size / 1_000_000).toFixed(1)} MB`;

export const addBackupCommand: AddCommands = (program, withDatabase) => {
  program
    .command('backup')
    .description(
      'copies the complete database into a new file, which only you may read, also while the provider runs',
    )
    .argument('<FILE>', 'such as /backups/studio-2026-11-20.sqlite')
    .action(withDatabase(backup));
};
