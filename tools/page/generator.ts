// `npx nx g @studio/tools:page Careers` adds a page to the site.
import { formatFiles, generateFiles, names, updateJson, type Tree } from '@nx/devkit';
import { join } from 'node:path';
import { appendItem, insertBefore } from '../edit-file.ts';

export interface PageOptions {
  name: string;
  description: string;
  title?: string;
  path?: string;
  navBar?: boolean;
  footer?: boolean;
}

const content = 'libs/content/src';
const locales = 'libs/content/locales';

/** Adds a page to the site: its route, facts, texts in each language, component and story. */
export default async function addPage(
  tree: Tree,
  { name, description, title = name, path, navBar = false, footer = false }: PageOptions,
) {
  if (!/^[a-z][a-z\d]*(?:[- ]?[a-z\d]+)*$/i.test(name))
    throw new Error(`"${name}" is not a name for a page. Use letters and digits, such as Careers.`);
  const { fileName: id, className, propertyName } = names(name);
  const route = path ?? `/${id}`;
  if (!/^(?:\/[a-z\d-]+)+$/.test(route))
    throw new Error(`"${route}" is not a path for a page. Use lower case letters, such as /${id}.`);
  if (tree.exists(`${content}/pages/${id}.ts`)) throw new Error(`There is a page "${id}" already.`);

  const values = { id, className, propertyName, title, description: description.replace(/\.?$/, '.') };
  generateFiles(tree, join(import.meta.dirname, 'files'), '.', values);
  // Beside the languages is a list of words.
  for (const language of tree.children(locales).filter((name) => !tree.isFile(`${locales}/${name}`))) {
    generateFiles(tree, join(import.meta.dirname, 'locale'), `${locales}/${language}`, values);
    updateJson<{ pages: Record<string, string> }>(tree, `${locales}/${language}/shell.json`, (shell) => ({
      ...shell,
      pages: { ...shell.pages, [id]: title },
    }));
  }

  const routes = `${content}/routes.ts`;
  insertBefore(
    tree,
    routes,
    '] as const satisfies readonly Route[];',
    `  { id: '${id}', path: '${route}' },\n`,
  );
  const register = `${content}/register.ts`;
  const importLine = `import type ${propertyName} from '../locales/en/${id}.json';\n`;
  insertBefore(tree, register, '\n/** The English files define the keys.', importLine);
  insertBefore(tree, register, "}\n\ndeclare module '@studio/i18n'", `  '${id}': typeof ${propertyName};\n`);
  const index = `${content}/index.ts`;
  const facts = `export { ${propertyName} } from './pages/${id}.ts';\n`;
  insertBefore(tree, index, 'export { listedPages', facts);
  if (navBar) appendItem(tree, `${content}/navigation.ts`, 'links: ([', `'${id}'`);
  if (footer) appendItem(tree, `${content}/footer.ts`, 'routes: [', `'${id}'`);
  const stories = '.storybook/pages/pages.stories.tsx';
  const story = `export const ${className}: Story = { args: { page: '${id}' } };\n`;
  tree.write(stories, `${tree.read(stories, 'utf8') ?? ''}${story}`);

  await formatFiles(tree);
  return () => {
    console.log(`Now write the page in apps/web/src/pages/${id}.tsx, its facts and its texts.
"npm run translations" lists the texts that are still English.`);
  };
}
