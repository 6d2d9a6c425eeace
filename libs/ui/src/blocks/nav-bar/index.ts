export { NavBar, type NavBarProps } from './nav-bar.tsx';
export type { NavLink, NavService } from './nav-menu-dialog.tsx';
export { navBarVariants, type NavBarVariants } from './nav-bar.variants.ts';
