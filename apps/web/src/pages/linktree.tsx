import {
  chatLink,
  company,
  footer,
  linktree,
  reachable,
  secondLanguage,
  site,
  type LinkTreeItem,
} from '@studio/content';
import { useLanguage, useTranslation } from '@studio/i18n';
import { useYear } from '@studio/site';
import { Lake, LinkTree, Logo } from '@studio/brand';
import lake from '@studio/brand/lakes/linktree.svg';
import { ContactCard } from '../sections/contact-card.tsx';

const items: readonly LinkTreeItem[] = linktree.items;

export default function Linktree() {
  const { t, text } = useTranslation();
  const { language } = useLanguage();
  const year = useYear();
  const contacts = reachable(t);
  const [first] = contacts;
  const chat = first && chatLink(t(first.phone), t(company.chatMessage));
  return (
    <LinkTree
      backdrop={<Lake kind="dusk" src={lake} />}
      logo={
        <>
          <Logo />
          <span>{t(company.name)}</span>
        </>
      }
      tagline={{ label: text(linktree.tagline.label), other: text(linktree.tagline.other) }}
      otherLanguage={secondLanguage(language)}
      label={t(linktree.label)}
      items={items.flatMap(({ label, other, href, external, featured }) => {
        const url = href === 'chat' ? chat : href;
        if (!url) return [];
        return {
          label: text(label),
          other: text(other),
          href: url,
          external,
          badge: featured ? t(linktree.hot) : undefined,
        };
      })}
      newTabLabel={t(site.newTab)}
      cardsTitle={text(linktree.cards[contacts.every(({ wechat }) => wechat) ? 'wechat' : 'any'])}
      cards={contacts.map((contact) => (
        <ContactCard key={contact.id} contact={contact} remark={text(contact.remark)} />
      ))}
      copyright={text(footer.copyright, { year })}
    />
  );
}
