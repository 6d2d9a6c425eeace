'use client';

import { List, Root, Trigger } from '@radix-ui/react-tabs';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { useId, useSyncExternalStore, type ComponentProps, type ReactNode } from 'react';
import type { ControlledValue } from '../../internal/controlled.ts';
import './tabs.css';

export interface TabItem {
  /** Identifies the tab in `value`. */
  id: string;
  /** Name of the tab. Also above its panel, where all panels are visible. */
  title: ReactNode;
  content: ReactNode;
}

interface TabsBaseProps extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'dir'> {
  /** Accessible name of the list of tabs. */
  label: string;
  /** The tabs with their panels. */
  items: readonly TabItem[];
  /** `id` of the selected tab. Use `onValueChange` to update it. */
  value?: string | undefined;
  /** `id` of the tab that is selected initially. @default the first tab */
  defaultValue?: string | undefined;
  /** Called with the id of the selected tab. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Direction of the arrow keys. @default the direction of the document */
  dir?: 'ltr' | 'rtl' | undefined;
}

export type TabsProps = TabsBaseProps & ControlledValue;

/** Panels of which one is visible. Without JavaScript and in print all are visible. */
export function Tabs({ label, items, value, defaultValue, onValueChange, dir, ...rest }: TabsProps) {
  const [selected, setSelected] = useControllableState({
    prop: value,
    defaultProp: defaultValue ?? items[0]?.id ?? '',
    onChange: onValueChange,
  });
  const pageDirection = useSyncExternalStore(subscribeToDirection, getDirection, directionOnServer);
  const prefix = useId();
  const tabId = (id: string) => `${prefix}-tab-${id}`;
  const panelId = (id: string) => `${prefix}-panel-${id}`;

  return (
    <Root value={selected} onValueChange={setSelected} dir={dir ?? pageDirection} asChild>
      {/* Otherwise Radix sets `dir`, also if the caller does not. */}
      <div data-slot="tabs" dir={dir} {...rest}>
        {/* Otherwise Radix renders a style attribute, which a strict Content-Security-Policy blocks. */}
        <List aria-label={label} data-slot="tabs-list" style={{ outline: undefined }}>
          {items.map(({ id, title }) => (
            <Trigger key={id} value={id} id={tabId(id)} aria-controls={panelId(id)} data-slot="tabs-tab">
              {title}
            </Trigger>
          ))}
        </List>
        {/* Not Radix `Content`, which renders a style attribute and removes hidden panels from the document. */}
        {items.map(({ id, title, content }) => (
          <div
            key={id}
            role="tabpanel"
            id={panelId(id)}
            aria-labelledby={tabId(id)}
            // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Tab moves from a tab to its panel.
            tabIndex={0}
            data-slot="tabs-panel"
            data-state={id === selected ? 'active' : 'inactive'}
          >
            {/* Visible where all panels are. The tab names the panel. */}
            <p aria-hidden data-slot="tabs-title">
              {title}
            </p>
            <div>{content}</div>
          </div>
        ))}
      </div>
    </Root>
  );
}

function subscribeToDirection(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['dir'] });
  return () => {
    observer.disconnect();
  };
}
const getDirection = () => (document.dir === 'rtl' ? 'rtl' : 'ltr');
const directionOnServer = () => 'ltr' as const;
