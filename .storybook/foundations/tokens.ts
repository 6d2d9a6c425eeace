import css from '@studio/ui/theme.css?raw';
import { readThemes, readTokens } from '@studio/ui/tokens';

/*
 * The foundations show what stands in the one file of tokens, so they cannot fall behind it.
 */

export { css };
export const tokens = readTokens(css);
export const themes = readThemes(css);

/** The tokens whose names begin like this, without it. */
export const tokensNamed = (prefix: string) =>
  tokens.flatMap((token) =>
    token.name.startsWith(prefix) && !token.name.slice(prefix.length).includes('--')
      ? [{ ...token, name: token.name.slice(prefix.length) }]
      : [],
  );
