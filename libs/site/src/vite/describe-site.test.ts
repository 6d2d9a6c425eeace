import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { SiteDescription } from '../document/entry.ts';
import { describeSite } from './describe-site.ts';

const locales = fileURLToPath(new URL('.', import.meta.url));

/** Describes a site whose only contact has this WeChat link. */
function describeWith(wechat: string | undefined) {
  const description: SiteDescription = {
    name: 'Northfork',
    shortName: 'Northfork',
    summary: 'A workshop.',
    email: 'shop@northfork.example',
    sections: [],
    contacts: [{ id: 'mei', name: 'Mei Lin', phone: '+1 613-555-0142', company: '', email: '', wechat }],
  };
  return describeSite({ descriptionNamespaces: [], describe: () => description }, locales, 'en');
}

describe('describeSite', () => {
  it.each([undefined, 'https://u.wechat.com/kAbC-1_2', 'https://u.wechat.com/kAbC?s=2'])(
    'accepts the WeChat link %j of a contact',
    (wechat) => {
      expect(describeWith(wechat).contacts[0]?.wechat).toBe(wechat);
    },
  );

  it.each(['', 'mei_lin', 'http://u.wechat.com/kAbC', 'https://u.wechat.com/', 'https://wa.me/16135550142'])(
    'refuses the WeChat link %j of a contact',
    (wechat) => {
      expect(() => describeWith(wechat)).toThrow(
        `The WeChat link of "mei" is "${wechat}". Use a link such as "https://u.wechat.com/kAbC", or leave it out.`,
      );
    },
  );
});
