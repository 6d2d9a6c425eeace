import { LocalizedLink, renderMarkup, useTranslation } from '@studio/i18n';
import { useContent } from '@studio/site';
import { Poster, Rows, Section, Text } from '@studio/ui';

export default function Work() {
  const { t } = useTranslation();
  const { items } = useContent('work');
  return (
    <>
      <Poster ground="dusk" title={t('work:hero.title')} lead={t('work:hero.lead')} />
      <Section>
        {items.length === 0 && <Text size="lead">{t('work:empty')}</Text>}
        <Rows
          headingLevel={2}
          items={items.map(({ slug, path, title, summary }) => ({
            id: slug,
            title: <LocalizedLink href={path}>{renderMarkup(title)}</LocalizedLink>,
            text: renderMarkup(summary),
          }))}
        />
      </Section>
    </>
  );
}
