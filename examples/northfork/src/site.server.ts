import { defineSiteServer } from '@studio/site';
import { describe } from './description.ts';

export default defineSiteServer({ description: { namespaces: ['shell'], describe } });
