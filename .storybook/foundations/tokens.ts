import css from '@studio/ui/theme.css?raw';
import { readThemes, readTokens } from '@studio/ui/tokens';

// The foundations pages read theme.css, so they always show the current tokens.

export { css };
export const tokens = readTokens(css);
export const themes = readThemes(css);

/** Returns the tokens with this prefix. Their names are without it. */
export const tokensNamed = (prefix: string) =>
  tokens.flatMap((token) =>
    token.name.startsWith(prefix) && !token.name.slice(prefix.length).includes('--')
      ? [{ ...token, name: token.name.slice(prefix.length) }]
      : [],
  );
