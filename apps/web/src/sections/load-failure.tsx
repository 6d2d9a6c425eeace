import { site } from '@studio/content';
import { useTranslation } from '@studio/i18n';
import { useLoadFailure } from '@studio/site';
import { Button } from '@studio/ui';
import './load-failure.css';

/** Says that the visitor is offline, or offers to reload the page when a file of the site could not be loaded. */
export function LoadFailure() {
  const { text } = useTranslation();
  const failure = useLoadFailure();
  if (!failure) return null;
  return (
    <p role="alert" data-slot="load-failure">
      {failure === 'offline' ? (
        <span>{text(site.offline)}</span>
      ) : (
        <Button
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
