import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * A browser that knows no modules never starts the scripts of the site, and, as it has scripts, heeds no `<noscript>`.
 * This gives it the complete sheet all the same.
 */
export async function writeWithoutModules(
  client: string,
  stylesheet: string,
): Promise<{ src: string; integrity: string }> {
  const code = `var sheet=document.createElement("link");sheet.rel="stylesheet";sheet.href=${JSON.stringify(stylesheet)};document.head.appendChild(sheet);\n`;
  const hash = createHash('sha256').update(code);
  const src = `/assets/styles-${hash.copy().digest('base64url').slice(0, 8)}.js`;
  await writeFile(join(client, src), code);
  return { src, integrity: `sha256-${hash.digest('base64')}` };
}
