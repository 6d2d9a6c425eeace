export { LinkTree, type Bilingual, type LinkTreeItem, type LinkTreeProps } from './link-tree.tsx';
