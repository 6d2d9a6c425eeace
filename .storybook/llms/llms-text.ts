import type { Guide } from '@studio/ui/guide';

export interface DocumentedComponent {
  /** Storybook's id, such as `primitives-button`. */
  id: string;
  name: string;
  /** The folder of the component in Storybook, such as `Primitives`. */
  group: string;
  description: string;
  /** The package that exports the component. */
  from: string;
  guide?: Guide | undefined;
}

/** Returns the content of `llms.txt`: all components with a link to their docs page. https://llmstxt.org */
export function llmsText(components: readonly DocumentedComponent[]): string {
  const groups = [...Map.groupBy(components, ({ group }) => group)];
  return `# Design system of Inklake Studio

> React components for the studio's sites. All texts and links are props.

Each component can also be imported from its own path, such as \`@studio/ui/primitives/button\`. All props and examples
are in [components.json](manifests/components.json). A running Storybook has an MCP server at \`/mcp\`.

${groups.map(([group, members]) => `## ${group}\n\n${members.map(entry).join('\n')}`).join('\n\n')}
`;
}

function entry({ id, name, description, from, guide }: DocumentedComponent): string {
  const beta = guide?.status === 'beta' ? ' (beta)' : '';
  return [
    `- [${name}](index.html?path=/docs/${id}--docs)${beta}: ${description.replace(/\s+/g, ' ').trim()}`,
    `  - Import: \`import { ${name} } from '${from}';\``,
    ...(guide
      ? [`  - When to use: ${guide.when.join(' ')}`, `  - When not to use: ${guide.whenNot.join(' ')}`]
      : []),
  ].join('\n');
}
