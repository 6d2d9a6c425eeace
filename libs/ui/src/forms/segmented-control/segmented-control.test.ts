import { expectTypeOf, it } from 'vitest';
import type { SegmentedControlProps } from './segmented-control.tsx';

interface Option {
  value: 'one';
  label: string;
}
type Options = SegmentedControlProps<'one'>['options'];

it('has two to four options', () => {
  expectTypeOf<[Option]>().not.toExtend<Options>();
  expectTypeOf<[Option, Option]>().toExtend<Options>();
  expectTypeOf<[Option, Option, Option, Option]>().toExtend<Options>();
  expectTypeOf<[Option, Option, Option, Option, Option]>().not.toExtend<Options>();
});
