/** How the database became what it is, oldest first. A step that has landed is never changed. */
export const migrations = [
  `CREATE TABLE subscribers (
     id INTEGER PRIMARY KEY,
     email TEXT NOT NULL UNIQUE COLLATE NOCASE,
     language TEXT,
     consented_at TEXT NOT NULL
   ) STRICT`,
] as const;
