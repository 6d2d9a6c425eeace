export { CheckList, type CheckListProps } from './check-list.tsx';
export {
  checkListSizes,
  checkListVariants,
  type CheckListSize,
  type CheckListVariant,
} from './check-list.variants.ts';
