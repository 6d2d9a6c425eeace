/*
 * The positions and movements of the particles, without the canvas. Lengths are in CSS pixels, times in seconds.
 */

export interface Particle {
  x: number;
  y: number;
  /** Pixels per second. */
  dx: number;
  dy: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface ParticleCounts {
  /** Initial number of particles. @default 40 */
  start: number;
  /** Maximum number of particles. @default 80 */
  max: number;
  /** Number of particles that a click adds. @default 6 */
  perClick: number;
}

/** Directions of movement: both directions of the isometric axes of the illustrations. */
const directions = [30, 90, 150, 210, 270, 330].map((degrees) => {
  const angle = (degrees * Math.PI) / 180;
  return { x: Math.cos(angle), y: Math.sin(angle) };
});

const direction = (index: number) => directions[index % directions.length] ?? { x: 1, y: 0 };

/** A seeded random number generator: the same numbers on every visit, so that screenshots can be compared. */
export function seededRandom(seed = 11): () => number {
  let last = seed;
  return () => {
    last = (last * 16_807) % 2_147_483_647;
    return last / 2_147_483_647;
  };
}

/** Creates particles at random positions, each with a slow speed along an axis. */
export function scatter(count: number, { width, height }: Size, random: () => number): Particle[] {
  return Array.from({ length: count }, (_, index) => {
    const { x, y } = direction(index);
    const speed = 4 + 8 * random();
    return { x: width * random(), y: height * random(), dx: x * speed, dy: y * speed };
  });
}

/** Creates particles around a point that move away from it. Six of them form a hexagon, the outline of a box. */
export function burst(count: number, at: { x: number; y: number }): Particle[] {
  return Array.from({ length: count }, (_, index) => {
    const { x, y } = direction(index);
    const [radius, speed] = [22, 9];
    return { x: at.x + x * radius, y: at.y + y * radius, dx: x * speed, dy: y * speed };
  });
}

/** Adds particles up to the maximum `max`, and keeps all existing ones. */
export function add(field: readonly Particle[], added: readonly Particle[], max: number): Particle[] {
  return [...field, ...added].slice(0, Math.max(max, field.length));
}

/** Moves all particles. They bounce off the edges. */
export function drift(field: readonly Particle[], seconds: number, { width, height }: Size): void {
  for (const particle of field) {
    particle.x += particle.dx * seconds;
    particle.y += particle.dy * seconds;
    if (particle.x < 0) particle.dx = Math.abs(particle.dx);
    if (particle.x > width) particle.dx = -Math.abs(particle.dx);
    if (particle.y < 0) particle.dy = Math.abs(particle.dy);
    if (particle.y > height) particle.dy = -Math.abs(particle.dy);
  }
}

/** Visits each pair of particles closer than `reach`. Their nearness is 1 at distance 0, and 0 at `reach`. */
export function eachPair(
  field: readonly Particle[],
  reach: number,
  callback: (a: Particle, b: Particle, nearness: number) => void,
): void {
  field.forEach((a, index) => {
    for (const b of field.slice(index + 1)) {
      const distance = Math.hypot(a.x - b.x, a.y - b.y);
      if (distance < reach) callback(a, b, 1 - distance / reach);
    }
  });
}
