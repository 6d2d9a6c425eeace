'use client';

import { Monitor, Moon, Sun, type IconNode } from 'lucide';
import { useSyncExternalStore, type ComponentProps } from 'react';
import { schemeChoices, type SchemeChoice } from '../../foundations/schemes.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { SegmentedControl } from '../segmented-control/index.ts';
import { key } from './scheme-script.ts';
import './scheme-switch.css';

export interface SchemeSwitchProps extends Omit<
  ComponentProps<'fieldset'>,
  'name' | 'defaultValue' | 'children'
> {
  /** Accessible name of the group. Not visible. */
  label: string;
  /** Accessible name and tooltip of each option. */
  labels: Readonly<Record<SchemeChoice, string>>;
}

const icons = { system: Monitor, light: Sun, dark: Moon } satisfies Record<SchemeChoice, IconNode>;

/**
 * A switch between the light scheme, the dark scheme and the setting of the device. It sets `data-scheme` on `<html>`
 * and stores the selection, which `schemeScript` applies on the next visit. It is hidden without JavaScript.
 */
export function SchemeSwitch({ label, labels, ...rest }: SchemeSwitchProps) {
  const scheme = useSyncExternalStore(onSchemeChange, currentScheme, schemeOfTheServer);
  const option = (value: SchemeChoice) => ({
    value,
    label: labels[value],
    icon: <Icon icon={icons[value]} strokeWidth={1.75} />,
  });
  return (
    <SegmentedControl
      data-slot="scheme-switch"
      {...rest}
      variant="icon"
      label={label}
      value={scheme}
      onValueChange={setScheme}
      options={[option('system'), option('light'), option('dark')]}
    />
  );
}

/** Reads the attribute instead of the storage, which may be blocked. This also synchronizes several switches. */
const currentScheme = (): SchemeChoice =>
  schemeChoices.find((scheme) => scheme === document.documentElement.dataset['scheme']) ?? 'system';

const schemeOfTheServer = (): SchemeChoice => 'system';

function onSchemeChange(callback: () => void) {
  const observer = new MutationObserver(callback);
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
