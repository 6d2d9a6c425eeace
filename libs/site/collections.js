export * from '#collections';
