import { faq } from '@studio/content';
import { Page } from '../sections/page.tsx';
import { QuestionSearch } from '../sections/question-search.tsx';

export default function Faq() {
  return (
    <Page facts={faq} category="FAQ" ground="surface">
      <QuestionSearch />
    </Page>
  );
}
