export interface Subscription {
  email: string;
  /** What the visitor read when signing up. */
  language: string | undefined;
  consentedAt: Date;
}

/** Where the provider keeps what it was told. A promise that resolves means that it is on disk. */
export interface Store {
  /** Keeps an address. An address that is known stays as it was. */
  subscribe: (subscription: Subscription) => Promise<void>;
  close: () => Promise<void>;
}
