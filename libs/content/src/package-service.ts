import type { Action, Closing, Headed, Package, Page, Titled } from './page.ts';
import type { Href } from './routes.ts';
import type { ServiceId } from './services.ts';

/** The page of a service that is sold in packages. */
export interface PackageService extends Page {
  id: ServiceId;
  hero: Headed & { actions?: readonly Action[] };
  /** Without actions, the section has a link back to the services. */
  overview: Titled & { actions?: readonly Action[] };
  pricing: Headed & {
    /** The link of every package that has no `href` of its own. */
    action: Action;
    packages: readonly (Package & { href?: Href })[];
  };
  /** The link to an enquiry about a custom package. */
  custom: Closing;
  close: Closing;
}
