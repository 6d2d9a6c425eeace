import { isLanguage, splitLanguage } from '@studio/i18n';
import { readPageData } from '@studio/site';
import { hydrateRoot } from 'react-dom/client';
import { Article, type Words } from './article.tsx';

const { language, words } = readPageData();
const { path, prefix } = splitLanguage(location.pathname);
// The benchmark writes the words, one file per page.
const [own] = Object.values(words) as Words[];
if (isLanguage(language) && own)
  hydrateRoot(
    document,
    <Article language={language} path={path} prefixed={prefix !== undefined} words={own} />,
  );
