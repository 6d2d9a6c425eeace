/** A field: a number at each point of a plane. */
export type Field = (x: number, y: number) => number;

/** Smooth noise from -1 to 1, the same for the same seed. Hills are about 1 wide, with smaller ones on them. */
export function noise(seed: number): Field {
  const corner = (x: number, y: number) => {
    const mixed = (x * 374_761_393 + y * 668_265_263 + seed * 1_442_695_041) | 0;
    const hash = Math.imul(mixed ^ (mixed >>> 13), 1_274_126_177);
    return ((hash ^ (hash >>> 16)) >>> 0) / 0xff_ff_ff_ff;
  };
  const ease = (share: number) => share * share * (3 - 2 * share);
  const between = (from: number, to: number, share: number) => from + (to - from) * share;
  const value: Field = (x, y) => {
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const across = ease(x - left);
    return between(
      between(corner(left, top), corner(left + 1, top), across),
      between(corner(left, top + 1), corner(left + 1, top + 1), across),
      ease(y - top),
    );
  };
  return (x, y) =>
    2 * (0.62 * value(x, y) + 0.26 * value(2.03 * x + 7, 2.03 * y + 3) + 0.12 * value(4.1 * x, 4.1 * y)) - 1;
}
