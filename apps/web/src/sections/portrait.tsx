import mei from '@studio/brand/drawings/meiPortrait.svg';
import tom from '@studio/brand/drawings/tomPortrait.svg';
import type { Contact, contacts } from '@studio/content';
import { Illustration } from '@studio/ui';

const portraits: Readonly<Record<string, string>> = { mei, tom } satisfies Record<
  (typeof contacts)[number]['id'],
  string
>;

/** The portrait of a person who can be contacted. */
export function Portrait({ contact: { id } }: { contact: Contact }) {
  const src = portraits[id];
  return src && <Illustration src={src} ratio="10:11" />;
}
