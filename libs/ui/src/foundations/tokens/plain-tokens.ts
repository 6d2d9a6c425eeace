import { AtRule, Rule, parse, type ChildNode, type Declaration } from 'postcss';

const isForIllustrations = ({ prop }: Declaration) => prop.startsWith('--color-pen');

/** `dusk-0` is the ground of every part at dusk, so it stays with the page. */
const isForGrounds = ({ prop }: Declaration) =>
  /^--color-(shallow|day-\d|dusk-[1-8]|theme-wash|theme-tint)$/.test(prop);

/** Only Tailwind reads these: in CSS, a media query cannot contain `var()`. */
const isForTailwind = ({ prop, value }: Declaration) =>
  value === 'initial' || prop.startsWith('--breakpoint-');

/**
 * The elements that set a color scheme. Build tools replace `light-dark()` for older browsers with a variable that has
 * its value where the token is declared: other elements inherit the color of the page.
 */
const schemeRoots = ':root, [data-scheme], [data-surface]';

const followsScheme = (node: ChildNode) => node.type === 'decl' && node.value.includes('light-dark(');

/** Returns the tokens of `theme.css` as plain CSS, without the colors of illustrations and of depths. */
export function plainTokens(css: string): string {
  return toPlainCss(css, (declaration) =>
    [isForTailwind, isForIllustrations, isForGrounds].some((isForOthers) => isForOthers(declaration)),
  );
}

/** Returns the depths and the grounds of themes in `theme.css` as plain CSS. */
export function plainGroundTokens(css: string): string {
  return toPlainCss(css, (declaration) => isForTailwind(declaration) || !isForGrounds(declaration));
}

/** Returns the colors of illustrations in `theme.css` as plain CSS. */
export function plainIllustrationTokens(css: string): string {
  return toPlainCss(css, (declaration) => !isForIllustrations(declaration));
}

/** Moves the tokens from `@theme` to `:root` and to elements with a scheme, without their comments. */
function toPlainCss(css: string, isRemoved: (declaration: Declaration) => boolean): string {
  const sheet = parse(css);
  sheet.walkComments((comment) => void comment.remove());
  sheet.walkDecls((declaration) => {
    if (isRemoved(declaration)) declaration.remove();
  });
  sheet.walkAtRules('theme', (block) => {
    const layer = new AtRule({ name: 'layer', params: 'theme', nodes: [] });
    const { nodes = [] } = block;
    layer.append(
      new Rule({ selector: schemeRoots, nodes: nodes.filter(followsScheme) }),
      new Rule({ selector: ':root', nodes: nodes.filter((node) => !followsScheme(node)) }),
    );
    if (block.params === 'static') block.replaceWith(layer);
    else block.remove();
  });
  sheet.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  sheet.walkAtRules('layer', (layer) => {
    if (layer.nodes?.length === 0) layer.remove();
  });
  // Indents the moved declarations again.
  sheet.cleanRaws();
  return `@layer theme, base, components, utilities;\n\n${sheet.toString()}\n`;
}
