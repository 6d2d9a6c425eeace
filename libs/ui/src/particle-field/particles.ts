/*
 * The field of particles without its canvas: where they are and where they go. Lengths are CSS pixels, time is seconds.
 */

export interface Particle {
  x: number;
  y: number;
  /** Pixels a second. */
  dx: number;
  dy: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface ParticleCounts {
  /** How many there are at first. @default 40 */
  start: number;
  /** How many there may be. @default 80 */
  most: number;
  /** How many a click adds. @default 6 */
  perClick: number;
}

/** The axes of the pen that draws the illustrations, both ways. Particles follow them. */
const ways = [30, 90, 150, 210, 270, 330].map((degrees) => {
  const angle = (degrees * Math.PI) / 180;
  return { x: Math.cos(angle), y: Math.sin(angle) };
});

const way = (index: number) => ways[index % ways.length] ?? { x: 1, y: 0 };

/** Falls the same way in every visit, so that pictures of a page can be compared. */
export function dice(seed = 11): () => number {
  let last = seed;
  return () => {
    last = (last * 16_807) % 2_147_483_647;
    return last / 2_147_483_647;
  };
}

/** Particles anywhere in the field, each on its slow way. */
export function scatter(count: number, { width, height }: Size, random: () => number): Particle[] {
  return Array.from({ length: count }, (_, index) => {
    const { x, y } = way(index);
    const speed = 4 + 8 * random();
    return { x: width * random(), y: height * random(), dx: x * speed, dy: y * speed };
  });
}

/** Particles that leave one point in all directions. Six of them are the outline of a box. */
export function burst(count: number, at: { x: number; y: number }): Particle[] {
  return Array.from({ length: count }, (_, index) => {
    const { x, y } = way(index);
    const [radius, speed] = [22, 9];
    return { x: at.x + x * radius, y: at.y + y * radius, dx: x * speed, dy: y * speed };
  });
}

/** Adds to the field as many as may be in it. */
export function add(field: readonly Particle[], more: readonly Particle[], most: number): Particle[] {
  return [...field, ...more].slice(0, Math.max(most, field.length));
}

/** Moves every particle on, and turns it round at the edge. */
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

/** Tells of every two that are nearer than `reach`, and how near: 1 in one place, 0 at the end of the reach. */
export function eachPair(
  field: readonly Particle[],
  reach: number,
  tell: (a: Particle, b: Particle, nearness: number) => void,
): void {
  field.forEach((a, index) => {
    for (const b of field.slice(index + 1)) {
      const distance = Math.hypot(a.x - b.x, a.y - b.y);
      if (distance < reach) tell(a, b, 1 - distance / reach);
    }
  });
}
