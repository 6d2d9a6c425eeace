interface ImportMetaEnv {
  /** The address at which the site is published, such as `https://www.example.com`. */
  readonly VITE_SITE_ORIGIN?: string;
}
