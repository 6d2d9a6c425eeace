import { getRoute, getService, site, type PackageService } from '@studio/content';
import { useTranslation } from '@studio/i18n';
import { BackLink, Columns, Illustration, Section, SectionHeading, Stack, Text } from '@studio/ui';
import type { ReactNode } from 'react';
import { ActionButton } from './action-button.tsx';
import { drawings } from './drawings.ts';
import { Packages } from './packages.tsx';
import { Page } from './page.tsx';
import { ServiceHero } from './service-hero.tsx';

interface PackagePageProps {
  facts: PackageService;
  /** The analytics category of clicks. */
  category: string;
  /** Sections below the prices. */
  children: ReactNode;
}

/** The page of a service that is sold in packages. */
export function PackagePage({ facts, category, children }: PackagePageProps) {
  const { text } = useTranslation();
  const { id, hero, overview, pricing, custom, values } = facts;
  return (
    <Page facts={facts} category={category} theme={getService(id).theme}>
      <ServiceHero
        hero={hero}
        actions={hero.actions ?? overview.actions ?? []}
        scene={<Illustration src={drawings[id]} tone="theme" className="w-full" />}
      />
      <Section ground="surface">
        <Columns>
          <SectionHeading variant="stacked" title={text(overview.title)} />
          <Stack gap="lg">
            <Text size="lead" tone="muted" className="max-w-152">
              {text(overview.text)}
            </Text>
            <Stack direction="row" gap="sm">
              {overview.actions?.map((action, index) => (
                <ActionButton key={action.href} action={action} variant={index ? 'outline' : 'primary'} />
              )) ?? <BackLink href={getRoute('services').path}>{text(site.backToServices)}</BackLink>}
            </Stack>
          </Stack>
        </Columns>
      </Section>
      <Section id="pricing">
        <SectionHeading title={text(pricing.title)} lead={text(pricing.lead, values)} />
        <div>
          <Packages packages={pricing.packages} action={pricing.action} custom={custom} />
        </div>
      </Section>
      {children}
    </Page>
  );
}
