import { ConfigError } from '../config-error.ts';
import { migrations } from './migrations.ts';

export interface OpenOptions {
  /** Whether migrations that the database lacks are applied. Without it, such a database is refused. @default true */
  migrate?: boolean;
}

/**
 * Whether the database lacks migrations. Throws if they may not be applied, or if a newer provider has migrated it: this
 * one does not know its tables.
 */
export function isBehind(name: string, version: number, { migrate = true }: OpenOptions): boolean {
  const known = migrations.length;
  if (version > known)
    throw new ConfigError(
      `The database ${name} has schema version ${String(version)}, but this provider only knows ${String(known)}: ` +
        'use the newer provider that migrated it.',
    );
  if (version < known && !migrate)
    throw new ConfigError(
      `The database ${name} has schema version ${String(version)}, but this provider needs ${String(known)}: ` +
        'run the command "migrate" first.',
    );
  return version < known;
}
