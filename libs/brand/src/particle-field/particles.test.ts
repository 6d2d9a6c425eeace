import { describe, expect, it } from 'vitest';
import { add, burst, drift, eachPair, scatter, seededRandom, type Particle } from './particles.ts';

const size = { width: 300, height: 200 };
const at = (x: number, y: number, dx = 0, dy = 0): Particle => ({ x, y, dx, dy });

const distances = (field: readonly Particle[], { x, y }: { x: number; y: number }) =>
  field.map((particle) => Math.round(Math.hypot(particle.x - x, particle.y - y)));

describe('a field of particles', () => {
  it('starts with the given number of particles, all inside the field', () => {
    const field = scatter(40, size, seededRandom());
    expect(field).toHaveLength(40);
    expect(field.every(({ x, y }) => x >= 0 && x <= size.width && y >= 0 && y <= size.height)).toBe(true);
  });

  it('is the same on every visit', () => {
    expect(scatter(40, size, seededRandom())).toEqual(scatter(40, size, seededRandom()));
  });

  it('gains six particles per click, up to eighty', () => {
    const counts: number[] = [];
    let field = scatter(40, size, seededRandom());
    for (let clicks = 0; clicks < 8; clicks += 1) {
      field = add(field, burst(6, { x: 10, y: 10 }), 80);
      counts.push(field.length);
    }
    expect(counts).toEqual([46, 52, 58, 64, 70, 76, 80, 80]);
  });

  it('keeps existing particles above the limit', () => {
    expect(add(scatter(90, size, seededRandom()), burst(6, { x: 0, y: 0 }), 80)).toHaveLength(90);
  });

  it('adds particles in a circle around the click, which move outward', () => {
    const click = { x: 100, y: 80 };
    const six = burst(6, click);
    expect(new Set(distances(six, click))).toEqual(new Set([22]));
    drift(six, 1, size);
    expect(new Set(distances(six, click))).toEqual(new Set([31]));
  });

  it('moves particles, which bounce off every edge', () => {
    const field = [at(299, 100, 10, 0), at(1, 100, -10, 0), at(100, 199, 0, 10), at(100, 1, 0, -10)];
    drift(field, 1, size);
    drift(field, 1, size);
    expect(field).toEqual([at(299, 100, -10, 0), at(1, 100, 10, 0), at(100, 199, 0, -10), at(100, 1, 0, 10)]);
  });

  it('visits each pair of near particles once', () => {
    const pairs: number[] = [];
    eachPair([at(0, 0), at(30, 0), at(0, 120)], 100, (_a, _b, nearness) => pairs.push(nearness));
    expect(pairs).toEqual([0.7]);
  });
});
