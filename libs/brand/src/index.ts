export * from './contact-info/index.ts';
export * from './lake/index.ts';
export * from './link-tree/index.ts';
export * from './logo/index.ts';
export * from './motes/index.ts';
export * from './qr-card/index.ts';
export * from './samples/index.ts';
export * from './sitemap-list/index.ts';
