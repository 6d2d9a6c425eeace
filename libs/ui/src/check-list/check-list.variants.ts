export const checkListLooks = ['plain', 'ruled', 'large'] as const;
export type CheckListLook = (typeof checkListLooks)[number];

export const list = {
  plain: 'space-y-2.5 text-base',
  ruled: 'text-sm',
  large: 'space-y-4 text-lg',
} satisfies Record<CheckListLook, string>;

export const item = {
  plain: '',
  ruled: 'border-t border-line py-2.5 wrap-anywhere break-keep',
  large: '',
} satisfies Record<CheckListLook, string>;
