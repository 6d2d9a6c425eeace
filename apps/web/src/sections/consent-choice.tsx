import { consent } from '@studio/content';
import { useTranslation } from '@studio/i18n';
import { giveConsent, useConsent, useGlobalPrivacyControl } from '@studio/site';
import { Button } from '@studio/ui';

const { choice } = consent;

/** Shows and changes the analytics consent. Documents render as not counted, which is true without JavaScript. */
export function ConsentChoice() {
  const { text } = useTranslation();
  const agreed = useConsent() === true;
  const refused = useGlobalPrivacyControl();
  return (
    <div className="grid justify-items-start gap-4">
      <p role="status">{text(refused ? choice.refused : agreed ? choice.counted : choice.notCounted)}</p>
      <Button
        variant="outline"
        className="noscript:hidden"
        disabled={refused}
        onClick={() => {
          giveConsent(!agreed);
        }}
      >
        {text(agreed ? choice.stop : choice.allow)}
      </Button>
    </div>
  );
}
