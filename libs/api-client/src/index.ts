export { createClient, type ClientOptions, type Sent } from './client.ts';
export { endpoints, newsletterResults } from './endpoints.ts';
