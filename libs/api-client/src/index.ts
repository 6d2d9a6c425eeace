export { createClient, type Client, type ClientOptions, type NameCardLook, type Sent } from './client.ts';
export type { ContactExtras, ContactRequest } from './contract.ts';
export { contactResults, endpoints, newsletterResults } from './endpoints.ts';
