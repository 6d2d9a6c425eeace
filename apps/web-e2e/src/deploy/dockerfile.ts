import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { root } from '../provider.ts';

const command = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

/** The instructions of `deploy/Dockerfile` in this repository, or in a release of another site. */
export function readDockerfile(folder = root) {
  const instructions = readFileSync(join(folder, 'deploy/Dockerfile'), 'utf8')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => ({ name: line.replace(/ .*/, ''), text: line.replace(/^\S+ /, '') }));
  const all = (name: string) => instructions.filter((found) => found.name === name).map(({ text }) => text);
  const [image = '', ...otherImages] = all('FROM');
  if (otherImages.length > 0) throw new Error('deploy/Dockerfile has several stages.');
  return {
    image,
    copies: all('COPY').map((text) => {
      const [source = '', target = ''] = text.split(' ');
      return { source, target };
    }),
    env: Object.fromEntries(
      all('ENV')
        .flatMap((text) => text.split(' '))
        .map((pair) => [pair.replace(/=.*/, ''), pair.replace(/^\w+=/, '')] as const),
    ),
    user: all('USER').at(-1),
    command: v.parse(command, all('CMD')[0]),
    healthCheck: v.parse(command, all('HEALTHCHECK')[0]?.replace(/^.*? CMD /, '')),
  };
}

/** The files in the build context, by `deploy/Dockerfile.dockerignore`: all that no pattern lists are ignored. */
export const readBuildContext = () =>
  readFileSync(join(root, 'deploy/Dockerfile.dockerignore'), 'utf8').trim().split('\n');
