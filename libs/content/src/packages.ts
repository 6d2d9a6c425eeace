import type { WordKey } from '@studio/i18n';
import type { Line } from './page.ts';

/** Something with a price of its own, such as a hosting plan or a set of pictures. */
export interface Package {
  id: string;
  title: WordKey;
  text: WordKey;
  /** In dollars. */
  price: number;
  /** What the price is for. */
  unit: WordKey;
  /** What is filled into the unit. */
  values?: Line['values'];
  features: readonly Line[];
  /** The one that is lifted out. @default false */
  popular?: boolean;
}
