export { Asks, type Ask, type AsksProps } from './asks.tsx';
