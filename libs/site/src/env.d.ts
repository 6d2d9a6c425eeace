/** The option `unknownPaths` of the plugin, which Vite puts in its place. Nothing defines it outside of Vite. */
declare const STUDIO_UNKNOWN_PATHS: string | undefined;
