'use client';

import { Content, ItemIndicator, RadioGroup, RadioItem, Root, Trigger } from '@radix-ui/react-dropdown-menu';
import { Check } from 'lucide';
import type { RefObject } from 'react';
import { TopLayer } from '../../internal/top-layer/index.ts';
import { Icon } from '../icon/index.ts';
import type { LanguageLinksProps } from './language-links.tsx';
import './language-list.lazy.css';

export interface LanguageListProps extends Pick<LanguageLinksProps, 'languages' | 'value'> {
  /** Accessible name of the menu. Screen readers announce it before the current language. */
  label: string;
  /** Called with the code of the selected language. The menu closes by itself. */
  onValueChange: (value: string) => void;
  /** Button that opens the menu, and is focused when it closes. */
  button: RefObject<HTMLButtonElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The menu without its button, which is rendered separately so that it keeps focus while this component loads. */
export default function LanguageList(props: LanguageListProps) {
  const { label, languages, value, button, open, onValueChange, onOpenChange } = props;
  return (
    // Not modal: that would add a style element, which a strict Content-Security-Policy blocks.
    <Root open={open} onOpenChange={onOpenChange} modal={false}>
      {/* Invisible anchor used for positioning. */}
      <Trigger asChild>
        <span
          aria-hidden
          aria-haspopup={undefined}
          aria-expanded={undefined}
          aria-controls={undefined}
          data-slot="language-menu-anchor"
        />
      </Trigger>
      {open && (
        <TopLayer>
          <Content
            aria-label={label}
            aria-labelledby={undefined}
            align="end"
            sideOffset={8}
            collisionPadding={12}
            loop
            data-slot="language-menu-list"
            onInteractOutside={(event) => {
              // A click on the button toggles the menu: if it were closed here first, the click would open it again.
              if (event.target instanceof Node && button.current?.contains(event.target))
                event.preventDefault();
            }}
            onKeyDownCapture={(event) => {
              if (event.key !== 'Tab') return;
              // Radix would keep the focus in the menu. The browser moves it from the button to the next or previous control.
              event.stopPropagation();
              button.current?.focus();
              onOpenChange(false);
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              // If another control was clicked, it already has focus.
              if (document.activeElement === document.body) button.current?.focus();
            }}
          >
            <RadioGroup value={value} onValueChange={onValueChange}>
              {languages.map(({ code, label: name }) => (
                <RadioItem
                  key={code}
                  value={code}
                  lang={code}
                  textValue={name}
                  data-slot="language-menu-item"
                >
                  <span>{name}</span>
                  <ItemIndicator>
                    <Icon icon={Check} strokeWidth={2} />
                  </ItemIndicator>
                </RadioItem>
              ))}
            </RadioGroup>
          </Content>
        </TopLayer>
      )}
    </Root>
  );
}
