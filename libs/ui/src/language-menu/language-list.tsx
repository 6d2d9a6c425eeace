import { Content, ItemIndicator, RadioGroup, RadioItem, Root, Trigger } from '@radix-ui/react-dropdown-menu';
import type { RefObject } from 'react';
import { Check } from '../sign/index.ts';
import type { LanguageOption } from './language-menu.tsx';

export interface LanguageListProps {
  label: string;
  languages: readonly LanguageOption[];
  language: string | undefined;
  open: boolean;
  /** Button that opens the menu, and is focused when it closes. */
  button: RefObject<HTMLButtonElement | null>;
  onChoose: (code: string) => void;
  onOpenChange: (open: boolean) => void;
}

/** The menu without its button, which is rendered separately so that it keeps focus while this component loads. */
export default function LanguageList(props: LanguageListProps) {
  const { label, languages, language, open, button, onChoose, onOpenChange } = props;
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
          className="pointer-events-none absolute inset-0"
        />
      </Trigger>
      <Content
        aria-label={label}
        aria-labelledby={undefined}
        align="end"
        sideOffset={8}
        collisionPadding={12}
        loop
        className="z-10 max-w-(--radix-dropdown-menu-content-available-width) min-w-44 rounded-card border border-line bg-raised p-1.5 text-ink shadow-float transition-[opacity,translate] duration-150 ease-out outline-none starting:-translate-y-1 starting:opacity-0"
        onInteractOutside={(event) => {
          // A click on the button toggles the menu: if it were closed here first, the click would open it again.
          if (event.target instanceof Node && button.current?.contains(event.target)) event.preventDefault();
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          // If another control was clicked, it already has focus.
          if (document.activeElement === document.body) button.current?.focus();
        }}
      >
        <RadioGroup value={language ?? ''} onValueChange={onChoose}>
          {languages.map(({ code, label: name }) => (
            <RadioItem
              key={code}
              value={code}
              lang={code}
              textValue={name}
              className="flex min-h-11 cursor-pointer items-center justify-between gap-8 rounded-control px-3 py-1.5 leading-tight -outline-offset-2 select-none data-highlighted:bg-brand/10 data-highlighted:text-brand data-[state=checked]:font-semibold"
            >
              {name}
              <ItemIndicator>
                <Check aria-hidden strokeWidth={2} className="size-4 text-brand" />
              </ItemIndicator>
            </RadioItem>
          ))}
        </RadioGroup>
      </Content>
    </Root>
  );
}
