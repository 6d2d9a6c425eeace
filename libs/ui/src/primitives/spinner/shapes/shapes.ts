export { Bars } from './bars.tsx';
export { Dots } from './dots.tsx';
export { Morphing } from './morphing.tsx';
export { Orbit } from './orbit.tsx';
export { Pulse } from './pulse.tsx';
export { Ring } from './ring.tsx';
