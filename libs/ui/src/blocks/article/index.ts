export { Article, type ArticleProps } from './article.tsx';
