export { StatsBand, type Stat, type StatsBandProps } from './stats-band.tsx';
