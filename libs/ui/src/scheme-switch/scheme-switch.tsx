import { useSyncExternalStore } from 'react';
import { RadioSet, type RadioSetProps } from '../radio-set/index.ts';
import { schemeChoices, type SchemeChoice } from '../schemes.ts';
import { Monitor, Moon, Sun, type Sign } from '../sign/index.ts';

export interface SchemeSwitchProps extends Omit<
  RadioSetProps<SchemeChoice>,
  'options' | 'value' | 'onChange' | 'optionClassName' | 'children' | 'className'
> {
  /** Accessible name and tooltip of each option. */
  labels: Readonly<Record<SchemeChoice, string>>;
}

/** Key of the selection in `localStorage`. */
const key = 'scheme';

/**
 * Code of an inline script that applies the stored scheme before the first paint. Put it in the head of each document,
 * before the styles. Allow its hash in the Content-Security-Policy, and set `suppressHydrationWarning` on `<html>`.
 */
export const schemeScript = `try{const s=localStorage.getItem('${key}');if(s==='light'||s==='dark')document.documentElement.dataset.scheme=s}catch{}`;

const icons = { system: Monitor, light: Sun, dark: Moon } satisfies Record<SchemeChoice, Sign>;

/**
 * A switch between the light scheme, the dark scheme and the setting of the device. It sets `data-scheme` on `<html>`
 * and stores the selection, which `schemeScript` applies on the next visit. It is hidden without JavaScript.
 */
export function SchemeSwitch({ labels, ...rest }: SchemeSwitchProps) {
  const scheme = useSyncExternalStore(onSchemeChange, currentScheme, schemeOfTheServer);
  return (
    <RadioSet
      {...rest}
      value={scheme}
      onChange={setScheme}
      options={schemeChoices.map((value) => {
        const Icon = icons[value];
        return {
          value,
          label: (
            // Above the radio button, so that hovering shows the title.
            <span title={labels[value]} className="absolute inset-0 grid place-items-center">
              <Icon aria-hidden strokeWidth={1.75} className="size-5" />
              <span className="sr-only">{labels[value]}</span>
            </span>
          ),
        };
      })}
      className="inline-flex rounded-full border border-line bg-canvas p-1 noscript:hidden"
      optionClassName="size-11 rounded-full text-ink-muted transition-colors duration-150 hover:text-ink data-[state=on]:border data-[state=on]:border-transparent data-[state=on]:bg-brand/12 data-[state=on]:text-brand pointer-fine:size-9"
    />
  );
}

/** Reads the attribute instead of the storage, which may be blocked. This also synchronizes several switches. */
const currentScheme = (): SchemeChoice =>
  schemeChoices.find((scheme) => scheme === document.documentElement.dataset['scheme']) ?? 'system';

const schemeOfTheServer = (): SchemeChoice => 'system';

function onSchemeChange(tell: () => void) {
  const observer = new MutationObserver(tell);
  observer.observe(document.documentElement, { attributeFilter: ['data-scheme'] });
  return () => {
    observer.disconnect();
  };
}

function setScheme(scheme: SchemeChoice) {
  const { dataset } = document.documentElement;
  if (scheme === 'system') delete dataset['scheme'];
  else dataset['scheme'] = scheme;
  try {
    if (scheme === 'system') localStorage.removeItem(key);
    else localStorage.setItem(key, scheme);
  } catch {
    // Storage may be blocked. The selection then lasts until the page is closed.
  }
}
