import { site } from '@studio/content';
import { useWords } from '@studio/i18n';
import { useLost, useWaiting } from '@studio/site';
import { Button, Spinner } from '@studio/ui';

/** A sign for those who wait for a page, and a way on for those who wait in vain. What comes at once needs none. */
export function Waiting() {
  const { t } = useWords();
  const waiting = useWaiting();
  if (useLost())
    return (
      <p role="alert" className="fixed inset-x-5 bottom-5 z-20 flex justify-center">
        <Button
          className="break-keep text-balance shadow-float"
          onClick={() => {
            location.reload();
          }}
        >
          {t(site.lost)}
        </Button>
      </p>
    );
  return (
    waiting && (
      <div className="pointer-events-none fixed inset-x-0 top-20 z-20 flex justify-center text-brand transition-opacity delay-300 starting:opacity-0">
        <Spinner label={t(site.loading)} size="lg" />
      </div>
    )
  );
}
