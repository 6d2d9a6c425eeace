export { CheckList, type CheckListProps } from './check-list.tsx';
export { checkListVariants, type CheckListVariants } from './check-list.variants.ts';
