import { blog } from '@studio/content';
import { useLanguage, useTranslation } from '@studio/i18n';
import type { PieceCard } from '@studio/site/collections';
import { Text } from '@studio/ui';

/** The date of a post, and how long it takes to read. */
export function PostFacts({ post: { fields, minutes, isDraft, language } }: { post: PieceCard }) {
  const { text } = useTranslation();
  const { languages } = useLanguage();
  const { date } = languages.getFormats(language);
  return (
    <Text size="sm" tone="muted" asChild>
      <span className="mb-2 block">
        <time dateTime={fields.date}>{date(new Date(fields.date))}</time> ·{' '}
        {text(blog.minutes, { count: minutes })}
        {isDraft && <> · {text(blog.draft)}</>}
      </span>
    </Text>
  );
}
