import { expect, it } from 'vitest';
import { initialsOf } from './initials-of.ts';

it.each([
  ['Mei Lin', 'ML'],
  ['  anna  van der Berg ', 'AB'],
  ['Zoë', 'Z'],
  ['王小明', '王'],
  ['𠮷田', '𠮷'],
  ['', ''],
])('returns the initials of “%s”', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
