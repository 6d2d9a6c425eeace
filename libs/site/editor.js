export * from '#editor';
