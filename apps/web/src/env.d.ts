interface ImportMetaEnv {
  /** Where the site is published, such as `https://www.example.com`. */
  readonly VITE_SITE_ORIGIN?: string;
  /** Google Analytics' measurement id. */
  readonly VITE_GA_ID?: string;
  /** Whether visitors are asked before they are counted. If not, the code for that is left out of the build. */
  readonly VITE_ANALYTICS_CONSENT?: 'ask';
  /** Whether each page has a picture of its own for shared links. */
  readonly SHARE_IMAGES?: boolean;
}
