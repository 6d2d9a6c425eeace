import { site } from '@studio/content';
import { useTranslation } from '@studio/i18n';
import { useEffect, useState } from 'react';
import './loading-indicator.lazy.css';

/**
 * Shown while the next page loads, after a short delay: most pages are prefetched. Drawn by one rule, because the six
 * animations of `Spinner` would load on every page.
 */
export function LoadingIndicator({ isPending }: { isPending: boolean }) {
  return isPending && <Ring />;
}

function Ring() {
  const { t } = useTranslation();
  // After the region itself: screen readers announce changes of a region, not what it is inserted with.
  const [announced, setAnnounced] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      setAnnounced(true);
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, []);
  return (
    <p role="status" data-slot="loading-indicator">
      <span className="sr-only">{announced && t(site.loading)}</span>
    </p>
  );
}
