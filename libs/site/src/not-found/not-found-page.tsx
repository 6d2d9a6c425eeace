import { LocalizedLink, useTranslation } from '@studio/i18n';

/** The page for unknown paths of a site without `pages/not-found.tsx`. */
export default function NotFoundPage() {
  const { text } = useTranslation();
  return (
    <div data-slot="not-found">
      {/* Space for a bar over the page. The engine has no stylesheet, and the policy blocks styles in attributes. */}
      <svg width="1" height="144" aria-hidden />
      <h1>{text('not-found:title')}</h1>
      <p>{text('not-found:description')}</p>
      <p>
        <LocalizedLink href="/">{text('not-found:home')}</LocalizedLink>
      </p>
    </div>
  );
}
