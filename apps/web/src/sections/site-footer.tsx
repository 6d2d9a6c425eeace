import { Lake, Logo } from '@studio/brand';
import lake from '@studio/brand/lakes/footer.svg';
import { company, footer, mainServices, getNameCard, reach, getRoute, site } from '@studio/content';
import { useLanguage, useTranslation } from '@studio/i18n';
import { useAnalytics, useSite, useYear } from '@studio/site';
import { Footer, SchemeSwitch } from '@studio/ui';
import { ContactCard } from './contact-card.tsx';
import { Newsletter } from './newsletter.tsx';
import { WaysToReach } from './ways-to-reach.tsx';

export function SiteFooter() {
  const { t, text } = useTranslation();
  const { language } = useLanguage();
  const count = useAnalytics();
  const { languages } = useSite();
  const year = useYear();
  return (
    <Footer
      logo={<Logo />}
      name={text(company.name)}
      about={text(company.about)}
      profiles={{
        title: t(footer.profiles.title),
        items: footer.profiles.items.map(({ label, href }) => ({ label: t(label), href })),
        newTabLabel: t(site.newTab),
      }}
      newsletter={<Newsletter />}
      columns={[
        {
          id: 'links',
          title: text(footer.links.title),
          items: footer.links.routes.map(getRoute).map(({ id, name, path: href }) => ({
            label: t(name),
            href,
            onClick:
              id === 'contact'
                ? () => {
                    count({ click: { category: 'Footer', action: 'Click', label: 'Contact' } });
                  }
                : undefined,
          })),
        },
        {
          id: 'services',
          title: text(footer.services.title),
          items: mainServices.map(({ name, href }) => ({ label: t(name), href })),
        },
      ]}
      contact={{
        title: text(reach.title),
        content: (
          <WaysToReach
            size="sm"
            cards={(contact) => [<ContactCard key="card" contact={contact} />]}
            cardsLabel={(contact) => text(getNameCard(contact).label)}
          />
        ),
      }}
      legal={footer.legal.map(getRoute).map(({ name, path: href }) => ({ label: t(name), href }))}
      languages={{ label: t(site.languages), items: languages, value: language }}
      schemeSwitch={
        <SchemeSwitch
          label={t(footer.schemes.label)}
          labels={{
            system: t(footer.schemes.system),
            light: t(footer.schemes.light),
            dark: t(footer.schemes.dark),
          }}
        />
      }
      backdrop={<Lake src={lake} kind="lines" />}
      copyright={text(footer.copyright, { year })}
    />
  );
}
