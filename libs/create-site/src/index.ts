export { add, additions, isAddition, type Addition } from './additions.ts';
export {
  defaults,
  knownLanguages,
  OptionError,
  pageNames,
  readOptions,
  type SiteOptions,
} from './options.ts';
export { siteFiles, type NewSite } from './site-files.ts';
