interface ImportMeta {
  /** Vite defines it. */
  readonly env: {
    /** The option `unknownPaths` of the plugin. */
    readonly STUDIO_UNKNOWN_PATHS?: string;
  };
}
