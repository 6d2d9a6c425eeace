import { AtRule, Rule, parse } from 'postcss';

/** Returns the tokens of `theme.css` as plain CSS: custom properties of `:root`, without what only Tailwind reads. */
export function plainTokens(css: string): string {
  const sheet = parse(css);
  sheet.walkDecls((declaration) => {
    if (declaration.value === 'initial' || declaration.prop.startsWith('--breakpoint-')) declaration.remove();
  });
  sheet.walkAtRules('theme', (block) => {
    if (block.params !== 'static') {
      block.remove();
      return;
    }
    const layer = new AtRule({ name: 'layer', params: 'theme', nodes: [] });
    layer.append(new Rule({ selector: ':root', nodes: block.nodes ?? [] }));
    block.replaceWith(layer);
  });
  sheet.walkComments((comment) => {
    if (comment.parent === sheet) comment.remove();
  });
  // Indents the moved declarations again.
  sheet.cleanRaws();
  return `@layer theme, base, components, utilities;\n\n${sheet.toString()}\n`;
}
