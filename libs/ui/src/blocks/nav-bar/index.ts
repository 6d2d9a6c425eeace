export { NavBar, type NavBarProps, type NavLink } from './nav-bar.tsx';
export { navBarVariants, type NavBarVariants } from './nav-bar.variants.ts';
