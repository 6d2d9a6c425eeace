export * from '#tokens';
