import { dirname } from 'node:path/posix';
import type { BuiltHost } from './static-hosts.ts';

/**
 * A place for each document in the configuration of nginx, with the policy and the language that only the build knows.
 * `deploy/nginx.conf` includes it. Places are named whole: nginx reads no other address as theirs, not even one that
 * differs in a capital letter.
 */
export function nginxPages({ documents, policies, reported }: BuiltHost): string {
  const places = Object.entries(documents).map(([path, byLanguage]) => {
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
      // Where an `if` was true, nginx forgets what `try_files` says, but not what `rewrite` did.
      `  rewrite ^ ${negotiated ? join(dirname(file), '$wanted_file') : `/${file}`} break;`,
      '}',
      ...(path === '/' ? [] : [`location = ${path}/ { return 308 ${path}$is_args$args; }`]),
    ];
  });
  return `# Written by the build.\n${places.map((lines) => `${lines.join('\n')}\n`).join('')}`;
}

const join = (folder: string, name: string) => (folder === '.' ? `/${name}` : `/${folder}/${name}`);
