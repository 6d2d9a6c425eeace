'use client';

import type { ReactNode } from 'react';
import type { ControlledValue } from '../../internal/controlled.ts';
import { RadioFieldset, type RadioFieldsetProps } from '../../internal/radio-fieldset/index.ts';
import { VisuallyHidden } from '../../internal/visually-hidden/index.ts';
import { segmentedControlVariants, type SegmentedControlVariants } from './segmented-control.variants.ts';

interface TextOption<Value extends string> {
  value: Value;
  label: ReactNode;
  /** Text beside the label in the color of the theme, such as a saving. */
  note?: ReactNode;
}

interface IconOption<Value extends string> {
  value: Value;
  /** Accessible name and tooltip. */
  label: string;
  icon: ReactNode;
}

export type SegmentedControlOption<Value extends string> = TextOption<Value> | IconOption<Value>;

/** More options do not fit side by side. */
type TwoToFour<Option> =
  readonly [Option, Option] | readonly [Option, Option, Option] | readonly [Option, Option, Option, Option];

type GroupProps<Value extends string> = Omit<
  RadioFieldsetProps<Value, SegmentedControlOption<Value>>,
  'options' | 'children'
>;

interface TextProps<Value extends string> extends GroupProps<Value> {
  /** `text` shows the labels, `icon` shows the icons. @default text */
  variant?: Exclude<SegmentedControlVariants['variant'], 'icon'>;
  /** Two to four options. For more, use `FilterChips` or a `Select`. */
  options: TwoToFour<TextOption<Value>>;
}

interface IconProps<Value extends string> extends GroupProps<Value> {
  variant: 'icon';
  options: TwoToFour<IconOption<Value>>;
}

export type SegmentedControlProps<Value extends string> = (TextProps<Value> | IconProps<Value>) &
  ControlledValue;

/**
 * Two to four short options side by side, of which one is selected. If it has no effect without JavaScript, hide it with
 * `@media (scripting: none)`.
 */
export function SegmentedControl<Value extends string>({
  variant,
  className,
  ...rest
}: SegmentedControlProps<Value>) {
  return (
    <RadioFieldset<Value, SegmentedControlOption<Value>>
      data-slot="segmented-control"
      className={segmentedControlVariants({ variant, className })}
      {...rest}
    >
      {(option) =>
        'icon' in option ? (
          // Above the radio button, so that hovering shows the title.
          <span title={option.label}>
            {option.icon}
            <VisuallyHidden>{option.label}</VisuallyHidden>
          </span>
        ) : (
          <>
            <span>{option.label}</span> {option.note && <small>{option.note}</small>}
          </>
        )
      }
    </RadioFieldset>
  );
}
