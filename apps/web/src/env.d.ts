interface ImportMetaEnv {
  /** The public origin, such as `https://www.example.com`. */
  readonly VITE_SITE_ORIGIN?: string;
  /** Google Analytics' measurement id. */
  readonly VITE_GA_ID?: string;
  /** Whether analytics requires consent. If not, the consent code is left out of the build. */
  readonly VITE_ANALYTICS_CONSENT?: 'ask';
  /** Whether each page has its own share image. */
  readonly SHARE_IMAGES?: boolean;
}
