export { createClient, type ClientOptions, type Sent } from './client.ts';
export { endpoints } from './endpoints.ts';
