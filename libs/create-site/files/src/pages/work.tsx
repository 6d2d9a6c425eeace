import { LocalizedLink, renderMarkup, useTranslation } from '@studio/i18n';
import { useContent } from '@studio/site';
import { Poster, Rows, Section, Text } from '@studio/ui';

export default function Work() {
  const { text } = useTranslation();
  const { items } = useContent('work');
  return (
    <>
      <Poster ground="dusk" title={text('work:hero.title')} lead={text('work:hero.lead')} />
      <Section>
        {items.length === 0 && <Text size="lead">{text('work:empty')}</Text>}
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
