export * from '#vite';
