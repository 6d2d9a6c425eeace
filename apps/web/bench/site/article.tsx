import { languages, localizePath, type Language } from '@studio/i18n';
import { PageHead, SiteDocument } from '@studio/site';
import { Accordion, Button, CallToAction, FeatureGrid, PageHero, Section } from '@studio/ui';

/** The words of a page. */
export interface Words {
  title: string;
  lead: string;
  features: { title: string; text: string }[];
  questions: { title: string; content: string }[];
}

export const origin = 'https://www.example.com';
export const themeColor = '#0b2129';

export interface ArticleProps {
  language: Language;
  /** Without a language prefix. */
  path: string;
  prefixed: boolean;
  words: Words;
}

/** A page about as long as a real one: a hero, features, questions and a call to action. */
export function Article({ language, path, prefixed, words }: ArticleProps) {
  const { title, lead, features, questions } = words;
  return (
    <SiteDocument language={language} themeColor={themeColor}>
      <PageHead
        title={title}
        description={lead}
        siteName="Growth"
        origin={origin}
        path={prefixed ? localizePath(path, language) : path}
        alternates={[
          ...languages.map(({ code, hreflang }) => ({ hreflang, path: localizePath(path, code) })),
          { hreflang: 'x-default', path },
        ]}
        locale={language.replace('-', '_')}
      />
      <main>
        <PageHero title={title} lead={lead} />
        <Section>
          <FeatureGrid items={features} headingLevel={2} />
        </Section>
        <Section tone="surface">
          <Accordion items={questions} />
        </Section>
        <CallToAction title={title} text={lead}>
          <Button asChild>
            <a href={localizePath('/', language)}>{title}</a>
          </Button>
        </CallToAction>
      </main>
    </SiteDocument>
  );
}
