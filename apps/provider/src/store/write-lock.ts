/** Takes the lock of all instances for writing, until the end of the transaction. Its key is the same in all of them. */
export const lockForWriting = 'SELECT pg_advisory_xact_lock(7377564)';
