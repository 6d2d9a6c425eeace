import { SampleCalendar, SampleCuts, SampleFeed } from '@studio/brand';
import { postCalendar, postCuts, postFeed, sampleTexts } from '@studio/content';
import { useTranslation } from '@studio/i18n';
import { Post } from './post.tsx';

/** Posts in three columns, for the header of social media design. */
export function Feed() {
  const { t } = useTranslation();
  return (
    <SampleFeed
      label={t(sampleTexts.feed)}
      items={postFeed.map(({ id, post, ratio }) => ({ id, picture: <Post post={post} ratio={ratio} /> }))}
    />
  );
}

/** One post in the sizes of four channels. */
export function Cuts() {
  const { text } = useTranslation();
  return (
    <SampleCuts
      items={postCuts.map(({ id, post, ratio, title, width, height }) => ({
        id,
        picture: <Post post={post} ratio={ratio} />,
        title: text(title),
        text: `${String(width)} × ${String(height)}`,
      }))}
    />
  );
}

/** A month of posts. */
export function Calendar() {
  const { t } = useTranslation();
  return (
    <SampleCalendar
      label={t(sampleTexts.calendar.label, sampleTexts.calendar.values)}
      items={postCalendar.map(({ day, post }) => ({ id: String(day), day, picture: <Post post={post} /> }))}
    />
  );
}
