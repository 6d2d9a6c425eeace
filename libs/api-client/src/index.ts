export { createClient, type Client, type ClientOptions, type NameCardLook, type Sent } from './client.ts';
export type { ContactExtras, ContactRequest } from './contract.ts';
export { contactDoneId, endpoints, newsletterDoneId } from './endpoints.ts';
