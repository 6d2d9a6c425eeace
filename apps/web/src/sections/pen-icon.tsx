import type { IconName } from '@studio/brand';
import icons from '@studio/brand/drawings/icons.svg';
import { Illustration } from '@studio/ui';

/** A small drawing before a title. All are in one file. */
export const PenIcon = ({ name }: { name: IconName }) => (
  <Illustration src={`${icons}#${name}`} ratio="1:1" />
);
