export { CheckList, type CheckListProps } from './check-list.tsx';
export { checkListLooks, type CheckListLook } from './check-list.variants.ts';
