import type { Action, Closing, Headed, Package, Page, Titled } from './page.ts';
import type { ServiceId } from './services.ts';

/** The page of a service that is sold in packages. */
export interface PackageService extends Page {
  id: ServiceId;
  hero: Headed & { actions?: readonly Action[] };
  /** Without actions, the section has a link back to the services. */
  overview: Titled & { actions?: readonly Action[] };
  pricing: Headed & {
    /** The link of every package. */
    action: Action;
    packages: readonly Package[];
  };
  /** The link to an enquiry about a custom package. */
  custom: Closing;
  close: Closing;
}
