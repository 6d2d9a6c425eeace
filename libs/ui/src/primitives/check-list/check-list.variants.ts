export const checkListVariants = ['plain', 'ruled'] as const;
export type CheckListVariant = (typeof checkListVariants)[number];

export const checkListSizes = ['sm', 'md', 'lg'] as const;
export type CheckListSize = (typeof checkListSizes)[number];
