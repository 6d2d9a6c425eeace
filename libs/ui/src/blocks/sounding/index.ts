export { Sounding, type SoundingItem, type SoundingProps } from './sounding.tsx';
