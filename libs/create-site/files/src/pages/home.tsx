import { useTranslation } from '@studio/i18n';
import { Button, LastLine, Link, Poster, Rows, Section, SectionHeading } from '@studio/ui';

export default function Home() {
  const { text } = useTranslation();
  return (
    <>
      <Poster
        ground="dusk"
        title={text('home:hero.title')}
        lead={text('home:hero.lead')}
        actions={
          <Button variant="glow" asChild>
            <Link href="/__target__">{text('shell:pages.__action__')}</Link>
          </Button>
        }
      />
      <Section>
        <SectionHeading title={text('home:why.title')} />
        <Rows
          items={(['plan', 'price', 'person'] as const).map((id) => ({
            id,
            title: text(`home:why.${id}.title`),
            text: text(`home:why.${id}.text`),
          }))}
        />
      </Section>
      <LastLine
        title={text('home:close.title')}
        text={text('home:close.text')}
        actions={
          <Button variant="glow" size="lg" asChild>
            <Link href="/__target__">{text('shell:pages.__action__')}</Link>
          </Button>
        }
      />
    </>
  );
}
