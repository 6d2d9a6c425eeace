import { blog } from '@studio/content';
import { LocalizedLink, useLanguage, useTranslation } from '@studio/i18n';
import type { PieceCard } from '@studio/site/collections';
import { Text } from '@studio/ui';

interface PostFactsProps {
  post: PieceCard;
  /** Where the list of all posts is, on the page of a post. */
  list?: string;
}

/** The date of a post, and how long it takes to read. */
export function PostFacts({ post: { fields, minutes, isDraft, language }, list }: PostFactsProps) {
  const { text } = useTranslation();
  const { languages } = useLanguage();
  const { date } = languages.getFormats(language);
  return (
    <Text size="sm" tone="muted" asChild>
      <span className="mb-2 block">
        {list && (
          <>
            <LocalizedLink href={list}>{text(blog.name)}</LocalizedLink> ·{' '}
          </>
        )}
        <time dateTime={fields.date}>{date(new Date(fields.date))}</time> ·{' '}
        <span>{text(blog.minutes, { count: minutes })}</span>
        {isDraft && <> · {text(blog.draft)}</>}
      </span>
    </Text>
  );
}
