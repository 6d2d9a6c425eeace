import { site } from '@studio/content';
import { useTranslation } from '@studio/i18n';
import { useLoadFailure } from '@studio/site';
import { Button } from '@studio/ui';

/** Says that the visitor is offline, or offers to reload the page when a file of the site could not be loaded. */
export function LoadFailure() {
  const { text } = useTranslation();
  const failure = useLoadFailure();
  if (!failure) return null;
  return (
    <p role="alert" className="fixed inset-x-5 bottom-5 z-20 flex justify-center print:hidden">
      {failure === 'offline' ? (
        <span className="rounded-control bg-raised px-5 py-3 text-balance break-keep [box-shadow:var(--shadow-float)]">
          {text(site.offline)}
        </span>
      ) : (
        <Button
          className="break-keep text-balance [box-shadow:var(--shadow-float)]"
          onClick={() => {
            location.reload();
          }}
        >
          {text(site.lost)}
        </Button>
      )}
    </p>
  );
}
