import { useTranslation, type TranslationKey } from '@studio/i18n';
import { useSite } from '@studio/site';
import { Accordion, Button, LastLine, Poster, Rows, Section } from '@studio/ui';

/** A page about as long as a real one: a poster, features, questions and one action. */
export default function Article() {
  const { t } = useTranslation();
  const { route } = useSite();
  // The benchmark writes the texts, so their keys are not registered.
  const namespace = route?.namespaces.at(-1) ?? '';
  const text = (key: string) => t(`${namespace}:${key}` as TranslationKey);
  const numbers = ['0', '1', '2', '3', '4', '5'];
  return (
    <>
      <Poster ground="dusk" title={text('title')} lead={text('lead')} />
      <Section>
        <Rows
          headingLevel={2}
          items={numbers.map((number) => ({
            id: number,
            title: text(`features.${number}.title`),
            text: text(`features.${number}.text`),
          }))}
        />
      </Section>
      <Section ground="surface">
        <Accordion
          items={numbers.map((number) => ({
            id: `question-${number}`,
            title: text(`questions.${number}.title`),
            content: text(`questions.${number}.content`),
          }))}
        />
      </Section>
      <LastLine
        title={text('title')}
        text={text('lead')}
        actions={
          <Button asChild>
            <a href="/">{text('title')}</a>
          </Button>
        }
      />
    </>
  );
}
