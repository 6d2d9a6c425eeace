import { site } from '@studio/content';
import { useWords } from '@studio/i18n';
import { useWaiting } from '@studio/site';
import { Spinner } from '@studio/ui';

/** A sign for those who wait for a page. One that comes at once needs none. */
export function Waiting() {
  const { t } = useWords();
  return (
    useWaiting() && (
      <div className="pointer-events-none fixed inset-x-0 top-20 z-20 flex justify-center text-brand transition-opacity delay-300 starting:opacity-0">
        <Spinner label={t(site.loading)} size="lg" />
      </div>
    )
  );
}
