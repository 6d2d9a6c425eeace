export { NavBar, type NavBarProps, type NavLink } from './nav-bar.tsx';
export { navBarTones, type NavBarTone } from './nav-bar.variants.ts';
