/** Acquires the write lock that all instances share, until the end of the transaction. */
export const lockForWriting = 'SELECT pg_advisory_xact_lock(7377564)';
