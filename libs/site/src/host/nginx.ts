import { dirname } from 'node:path/posix';
import type { BuiltHost } from './static-hosts.ts';

/**
 * An nginx `location` for each redirect, and for each document with its policy and language. `deploy/nginx.conf`
 * includes the file. The locations are exact (`=`), so nginx also compares the case of the path.
 */
export function nginxPages({ documents, redirects, policies, reported }: BuiltHost): string {
  const redirected = Object.entries(redirects).flatMap(([from, to]) =>
    [from, `${from}/`].map((path) => `location = ${path} { return 302 "${to}"; }\n`),
  );
  const locations = Object.entries(documents).map(([path, byLanguage]) => {
    const [[language, file] = ['', ''], ...others] = Object.entries(byLanguage);
    const negotiated = others.length > 0;
    const policy = policies[file] ?? '';
    return [
      `location = ${path} {`,
      `  set $page_language ${negotiated ? '$wanted_language' : language};`,
      ...(negotiated ? ['  set $page_vary "Accept-Language, Cookie";'] : []),
      '  set $page_caching no-cache;',
      `  set $page_policy "${policy}";`,
      ...others
        .map(([other, otherFile]) => [other, policies[otherFile] ?? ''] as const)
        .filter(([, otherPolicy]) => otherPolicy !== policy)
        .map(
          ([other, otherPolicy]) =>
            `  if ($wanted_language = ${other}) { set $page_policy "${otherPolicy}"; }`,
        ),
      ...(reported === undefined ? [] : [`  set $page_reported "${reported}";`]),
      // After an `if` that matches, nginx ignores `try_files` but keeps the result of `rewrite`.
      `  rewrite ^ ${negotiated ? join(dirname(file), '$wanted_file') : `/${file}`} break;`,
      '}',
      ...(path === '/' ? [] : [`location = ${path}/ { return 308 ${path}$is_args$args; }`]),
    ];
  });
  return `# Written by the build.\n${redirected.join('')}${locations.map((lines) => `${lines.join('\n')}\n`).join('')}`;
}

const join = (folder: string, name: string) => (folder === '.' ? `/${name}` : `/${folder}/${name}`);
