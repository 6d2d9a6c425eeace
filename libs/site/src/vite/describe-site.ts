import { readTranslations } from '@studio/i18n/files';
import type { SiteContact, SiteDescription, SiteEntry } from '../document/entry.ts';

/** The description of a site in one of its languages. */
export interface LanguageDescription extends SiteDescription {
  language: string;
}

export function describeSite(
  { describe, descriptionNamespaces }: Pick<SiteEntry, 'describe' | 'descriptionNamespaces'>,
  locales: string,
  language: string,
): LanguageDescription {
  const description = describe(language, readTranslations(locales, language, descriptionNamespaces));
  description.contacts.forEach(assertWechatLink);
  return { language, ...description };
}

/** The provider accepts the same links. */
function assertWechatLink({ id, wechat }: SiteContact): void {
  if (wechat !== undefined && !/^https:\/\/u\.wechat\.com\/[\w-]+(?:\?[\w=&-]*)?$/.test(wechat))
    throw new Error(
      `The WeChat link of "${id}" is "${wechat}". Use a link such as "https://u.wechat.com/kAbC", or leave it out.`,
    );
}
