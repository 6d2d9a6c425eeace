import { faq } from '@studio/content';
import { useWords } from '@studio/i18n';
import { Head } from '@studio/site';
import { PageHero, Section } from '@studio/ui';
import { Closing } from '../sections/closing.tsx';
import { QuestionSearch } from '../sections/question-search.tsx';

export default function Faq() {
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
