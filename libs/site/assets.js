export * from '#assets';
