import { expect, it } from 'vitest';
import { getInitials } from './get-initials.ts';

it.each([
  ['Mei Lin', 'ML'],
  ['  anna  van der Berg ', 'AB'],
  ['Zoë', 'Z'],
  ['王小明', '王'],
  ['𠮷田', '𠮷'],
  ['', ''],
])('returns the initials of “%s”', (name, initials) => {
  expect(getInitials(name)).toBe(initials);
});
