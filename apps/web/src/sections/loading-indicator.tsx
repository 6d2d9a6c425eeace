import { site } from '@studio/content';
import { useTranslation } from '@studio/i18n';
import { Spinner } from '@studio/ui';

/** Shown while the next page loads, after a short delay: most pages are prefetched. */
export function LoadingIndicator({ isPending }: { isPending: boolean }) {
  const { t } = useTranslation();
  if (!isPending) return null;
  return (
    <div className="pointer-events-none fixed inset-x-0 top-20 z-20 flex justify-center text-brand transition-opacity delay-300 starting:opacity-0">
      {/* On a surface of its own: the page below may be dark or light. */}
      <span className="rounded-full bg-raised p-2 [box-shadow:var(--shadow-float)]">
        <Spinner label={t(site.loading)} size="lg" />
      </span>
    </div>
  );
}
