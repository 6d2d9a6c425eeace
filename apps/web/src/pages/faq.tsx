import { faq } from '@studio/content';
import { useTranslation } from '@studio/i18n';
import { PageHero, Section } from '@studio/ui';
import { Page } from '../sections/page.tsx';
import { QuestionSearch } from '../sections/question-search.tsx';

export default function Faq() {
  const { text } = useTranslation();
  return (
    <Page facts={faq} category="FAQ">
      <PageHero title={text(faq.hero.title)} lead={text(faq.hero.lead)} />
      <Section>
        <QuestionSearch />
      </Section>
    </Page>
  );
}
