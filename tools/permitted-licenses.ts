/** Licences for distributed packages. They require attribution at most. */
export const permitted = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Zlib',
];

/** Also permits weak copyleft: build tools are not distributed with the site. */
export const permittedForBuilding = [...permitted, 'LGPL-3.0-or-later', 'MPL-2.0', 'Python-2.0'];

/** Whether a licence expression is permitted: all parts of `(Apache-2.0 AND MIT)`, one of `(MIT OR Apache-2.0)`. */
export function isPermitted(license: string | undefined, among: readonly string[]): boolean {
  return (
    license
      ?.replace(/^\((.*)\)$/, '$1')
      .split(' OR ')
      .some((choice) => choice.split(' AND ').every((part) => among.includes(part))) ?? false
  );
}
