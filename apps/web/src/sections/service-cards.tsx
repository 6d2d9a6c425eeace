import { mainServices } from '@studio/content';
import { useTranslation } from '@studio/i18n';
import { Illustration, ServiceCard, ServiceGrid } from '@studio/ui';
import { drawings } from './drawings.ts';

/** The six main services, each with a link to its page. */
export function ServiceCards() {
  const { text } = useTranslation();
  return (
    <ServiceGrid>
      {mainServices.map(({ id, href, name, text: summary, theme }) => (
        <ServiceCard
          key={id}
          title={text(name)}
          text={text(summary)}
          href={href}
          theme={theme}
          art={<Illustration src={drawings[id]} tone="theme" />}
        />
      ))}
    </ServiceGrid>
  );
}
