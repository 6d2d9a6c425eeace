import { LocalizedLink, renderMarkup } from '@studio/i18n';
import type { PieceCard } from '@studio/site/collections';
import { Rows, type RowsProps } from '@studio/ui';
import type { PostFields } from '../collections.server.ts';
import { Clauses } from './clauses.tsx';
import { PostFacts } from './post-facts.tsx';

interface PostListProps extends Omit<RowsProps, 'items'> {
  posts: readonly PieceCard<PostFields>[];
}

/** Posts with their dates and summaries. */
export function PostList({ posts, ...rest }: PostListProps) {
  return (
    <Rows
      {...rest}
      items={posts.map((post) => ({
        id: post.slug,
        title: (
          <LocalizedLink href={post.path}>
            <Clauses text={post.title} />
          </LocalizedLink>
        ),
        text: (
          <>
            <PostFacts post={post} />
            <span>{renderMarkup(post.summary)}</span>
          </>
        ),
      }))}
    />
  );
}
