export { ParticleField, type ParticleFieldProps } from './particle-field.tsx';
export type { ParticleCounts } from './particles.ts';
