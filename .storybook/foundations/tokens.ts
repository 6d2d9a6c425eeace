import themesCss from '@studio/ui/themes.css?raw';
import tokensCss from '@studio/ui/theme.css?raw';
import { readColors, readThemes, readTokens } from '@studio/ui/tokens';

// The foundations pages read the stylesheets, so they always show the current tokens.
const tokens = readTokens(tokensCss);
export const themes = readThemes(themesCss);
export const { resolveColor } = readColors([tokensCss, themesCss]);

/** Returns the tokens with this prefix. Their names are without it. */
export const tokensNamed = (prefix: string) =>
  tokens.flatMap((token) =>
    token.name.startsWith(prefix) && !token.name.slice(prefix.length).includes('--')
      ? [{ ...token, name: token.name.slice(prefix.length) }]
      : [],
  );
