import { SamplePost, type SamplePostRatio } from '@studio/brand';
import { filmLength, samplePosts, type SamplePostId } from '@studio/content';
import { useTranslation } from '@studio/i18n';
import { useSampleLanguage } from './sample-language.ts';

/** A post of an invented shop, in the language of the page. */
export function Post({ post, ratio }: { post: SamplePostId; ratio?: SamplePostRatio }) {
  const { t } = useTranslation();
  const languageOf = useSampleLanguage();
  const texts = samplePosts[post];
  return (
    <SamplePost
      kind={post}
      ratio={ratio}
      title={t(texts.title)}
      highlight={'highlight' in texts ? t(texts.highlight) : undefined}
      text={post === 'film' ? filmLength : 'text' in texts ? t(texts.text) : undefined}
      label={t(texts.label)}
      lang={languageOf('chinese' in texts)}
    />
  );
}
