import type { TranslationKey } from '@studio/i18n';
import type { Enquiry } from './enquiries.ts';
import type { Headed, Line, Titled, Values } from './facts.ts';
import type { Action, Closing, Page } from './page.ts';
import type { ServiceId } from './services.ts';

/** A product with a single price, such as a hosting plan. */
export interface Package {
  id: string;
  title: TranslationKey;
  text: TranslationKey;
  /** A message with the package as its subject. */
  href: `/contact?service=${Enquiry}`;
  price: number;
  /** The unit of the price, such as "per month". */
  unit: TranslationKey;
  /** The interpolation values of the unit. */
  values?: Values;
  features: readonly Line[];
  /** The number of pictures in it. */
  count?: number;
  /** Highlights the package. @default false */
  popular?: boolean;
}

/** The page of a service that is sold in packages. */
export interface PackageService extends Page {
  id: ServiceId;
  hero: Headed & { actions?: readonly Action[] };
  /** Without actions, the section has a link back to the services. */
  overview: Titled & { actions?: readonly Action[] };
  pricing: Headed & {
    /** The text of the link of each package. */
    choose: TranslationKey;
    packages: readonly Package[];
  };
  /** The link to an enquiry about a custom package. */
  custom: Closing;
  /** The pieces of work that the page shows, if it shows any, by the names of their folders in `work`. */
  portfolio?: readonly string[];
  close: Closing;
}
