import { expectTypeOf, it } from 'vitest';
import type * as ui from '../index.ts';

interface Values {
  value: 'one';
  defaultValue: 'one';
}

it('a value that the caller keeps has no default', () => {
  expectTypeOf<Values & ui.AccordionProps>().toBeNever();
  expectTypeOf<Values & ui.FieldProps>().toBeNever();
  expectTypeOf<Values & ui.FilterChipsProps<'one'>>().toBeNever();
  expectTypeOf<Values & ui.RadioGroupProps<'one'>>().toBeNever();
  expectTypeOf<Values & ui.SearchFieldProps>().toBeNever();
  expectTypeOf<Values & ui.SegmentedControlProps<'one'>>().toBeNever();
  expectTypeOf<Values & ui.SelectProps<'one'>>().toBeNever();
  expectTypeOf<Values & ui.TabsProps>().toBeNever();
  expectTypeOf<Values & ui.TextAreaProps>().toBeNever();
});

it('a check that the caller keeps has no default', () => {
  expectTypeOf<{ checked: true; defaultChecked: true } & ui.CheckboxProps>().toBeNever();
  expectTypeOf<{ checked: true; defaultChecked: true } & ui.SwitchProps>().toBeNever();
});

it('an open component that the caller closes has no default', () => {
  expectTypeOf<{ open: true; defaultOpen: true } & ui.AlertProps>().toBeNever();
  expectTypeOf<{ open: true; defaultOpen: true } & ui.DialogProps>().toBeNever();
  expectTypeOf<{ open: true; defaultOpen: true } & ui.PopoverProps>().toBeNever();
  expectTypeOf<{ open: true; defaultOpen: true } & ui.TooltipProps>().toBeNever();
});
