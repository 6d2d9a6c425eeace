import { Content, useContent } from '@studio/site';
import { Article, Poster, Section } from '@studio/ui';

export default function Post() {
  const content = useContent('post');
  if ('original' in content) return null;
  return (
    <>
      <Poster ground="dusk" title={content.fields.title} lead={content.fields.summary} />
      <Section>
        <Article>
          <Content nodes={content.nodes} />
        </Article>
      </Section>
    </>
  );
}
