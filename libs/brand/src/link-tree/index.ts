export { LinkTree, type BilingualText, type LinkTreeLink, type LinkTreeProps } from './link-tree.tsx';
