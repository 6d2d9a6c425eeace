import { faq } from '@studio/content';
import { useWords } from '@studio/i18n';
import { PageHero, Section } from '@studio/ui';
import { Closing } from '../parts/closing.tsx';
import { Head } from '../parts/head.tsx';
import { QuestionSearch } from '../parts/question-search.tsx';

export function Faq() {
  const { t } = useWords();
  return (
    <>
      <Head title={t(faq.title)} description={t(faq.description)} />
      <PageHero title={t(faq.hero.title)} lead={t(faq.hero.lead)} />
      <Section>
        <QuestionSearch />
      </Section>
      <Closing closing={faq.more} page="FAQ" />
    </>
  );
}
