import { blog } from '@studio/content';
import { useTranslation } from '@studio/i18n';
import { useBrowserValue } from '@studio/site';
import { Button, toast } from '@studio/ui';

/** Copies the address of the page, or passes it to another app where the browser can do that. */
export function ShareLinks({ title }: { title: string }) {
  const { t, text } = useTranslation();
  const canShare = useBrowserValue(() => 'share' in navigator, false);
  const copy = () =>
    navigator.clipboard.writeText(location.href).then(
      () => {
        toast.success(t(blog.copied));
      },
      () => {
        toast.error(t(blog.copyFailed));
      },
    );
  const share = () =>
    navigator.share({ title, url: location.href }).catch(() => {
      // The visitor has closed the dialog.
    });
  return (
    <p className="flex flex-wrap gap-4 noscript:hidden">
      <Button variant="outline" size="sm" onClick={() => void copy()}>
        {text(blog.copy)}
      </Button>
      {canShare && (
        <Button variant="outline" size="sm" onClick={() => void share()}>
          {text(blog.share)}
        </Button>
      )}
    </p>
  );
}
