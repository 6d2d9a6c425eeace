import { photographs } from '@studio/content';
import { useTranslation } from '@studio/i18n';

/** A photograph of the sample set. `src` is the URL of its file in `@studio/content/photographs`. */
export function Photograph({
  name,
  src,
  className,
  eager,
}: {
  name: keyof typeof photographs;
  src: string;
  className?: string | undefined;
  /** Loads it immediately: for the first section of a page. @default false */
  eager?: boolean | undefined;
}) {
  const { t } = useTranslation();
  const { alt, width, height } = photographs[name];
  return (
    <img
      src={src}
      alt={t(alt)}
      width={width}
      height={height}
      className={className}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
