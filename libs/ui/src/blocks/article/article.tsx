import type { ComponentProps, ReactNode } from 'react';
import { Prose } from '../../primitives/prose/index.ts';
import './article.css';

export interface ArticleProps extends ComponentProps<'article'> {
  /** Who wrote it, and other small things beside its beginning. */
  aside?: ReactNode;
}

/** A long text: a column that is easy to read, with tables that are wider, and quotations as large as a title. */
export function Article({ aside, children, ...rest }: ArticleProps) {
  return (
    <article data-slot="article" {...rest}>
      {aside && <div data-slot="article-aside">{aside}</div>}
      <Prose>{children}</Prose>
    </article>
  );
}
