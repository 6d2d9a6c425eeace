import type * as facts from '@studio/site/facts';
import type { IconName } from './icons.ts';
import type { Href } from './routes.ts';

export type { Headed, Line, Package, Page, Question, Section, Titled, Values } from '@studio/site/facts';

export type Feature = facts.Feature<IconName>;
export type Action = facts.Action<Href>;
export type Closing = facts.Closing<Href>;
export type LegalPage = facts.LegalPage<IconName, Href>;
