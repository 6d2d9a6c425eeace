import sprite from '@studio/brand/icons.svg';
import type { IconName } from '@studio/content';
import { Icon } from '@studio/ui';

/** An icon named by the content, from a file of its own: as scripts, the icons would be part of every page. */
export function ContentIcon({ name }: { name: IconName }) {
  return <Icon icon={[['use', { href: `${sprite}#${name}` }]]} />;
}
