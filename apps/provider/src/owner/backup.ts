import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { OwnerError, type Call, type Command } from './command.ts';
import { createFile, isThere } from './new-file.ts';

/**
 * The copy is made beside its name, looked through, brought to disk and only then given its name. So whatever has the
 * name is whole, whenever the power fails.
 */
async function backup({ argument, config, database, terminal, pathOf }: Call): Promise<void> {
  if ('postgres' in config.database)
    throw new OwnerError('The database is a PostgreSQL server. Back it up with pg_dump.');
  const file = pathOf(argument);
  if (existsSync(file)) throw isThere(file);
  const part = `${file}.part`;
  closeSync(createFile(part));
  try {
    // Node's own `backup()` begins anew with every write of the provider, and so may never end.
    await database.query('VACUUM INTO $1', [part]);
    const counts = lookThrough(part);
    const descriptor = openSync(part, 'r+');
    fsyncSync(descriptor);
    closeSync(descriptor);
    renameSync(part, file);
    await terminal.write(`The backup is ${file}: ${counts}, ${sizeOf(file)}.\n`);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
}

/** A copy that was never read is a hope. */
function lookThrough(file: string): string {
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

const sizeOf = (file: string) => `${(statSync(file).size / 1_000_000).toFixed(1)} MB`;

export const backupCommands: readonly Command[] = [
  {
    name: 'backup',
    takes: 'FILE',
    summary: 'copies the database into a new file, whole, also while the provider runs',
    details:
      'The copy holds everything that was acknowledged when the command began. Only you may read it.\n' +
      'How to restore it stands in docs/provider.md.',
    options: [],
    examples: ['backup /backups/studio-2026-11-20.sqlite'],
    run: backup,
  },
];
