interface ImportMetaEnv {
  /** The scheme in which the stories are tested. */
  readonly STORY_SCHEME?: 'light' | 'dark';
}
