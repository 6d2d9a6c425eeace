import { useContent } from '@studio/site';
import { Poster, Rows, Section } from '@studio/ui';

export default function Blog() {
  const { items, page } = useContent('blog');
  return (
    <>
      <Poster ground="dusk" title={String(page)} />
      <Section>
        <Rows
          headingLevel={2}
          items={items.map(({ slug, path, fields }) => ({
            id: slug,
            title: <a href={path}>{fields.title}</a>,
            text: fields.summary,
          }))}
        />
      </Section>
    </>
  );
}
