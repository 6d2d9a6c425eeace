export { NavBar, navBarGrounds, type NavBarGround, type NavBarProps, type NavLink } from './nav-bar.tsx';
