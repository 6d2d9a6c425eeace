import { site } from '@studio/content';
import { useTranslation } from '@studio/i18n';
import { useLoadFailure } from '@studio/site';
import { Button } from '@studio/ui';

/** Offers to reload the page when a file of the site could not be loaded. */
export function LoadFailure() {
  const { t } = useTranslation();
  return (
    useLoadFailure() && (
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
    )
  );
}
