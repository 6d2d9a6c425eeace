import { longest, type boats } from './facts.ts';

type Kind = (typeof boats)[number]['kind'];

/** Units of the drawing for one foot. */
const foot = 20;

/** Half of the width of each kind at its middle. */
const beams = { canoe: 29, kayak: 20, board: 25 } satisfies Record<Kind, number>;

/** The outline of a boat from above, `inset` inside its edge. */
function outline(length: number, beam: number, inset: number, bow: number) {
  const [start, end, half] = [inset, length - inset, (beam - inset) * 1.33];
  const curve = (from: number, to: number, side: number) =>
    `C${String(from + (to - from) * bow)} ${String(36 + side * half)} ${String(to - (to - from) * bow)} ${String(36 + side * half)} ${String(to)} 36`;
  return `M${String(start)} 36${curve(start, end, -1)}${curve(end, start, 1)}Z`;
}

/** A boat from above. All boats have the same scale. */
export function BoatPicture({ kind, length }: { kind: Kind; length: number }) {
  const end = length * foot;
  const beam = beams[kind];
  const at = (share: number) => Math.round(end * share);
  return (
    <svg className="boat" viewBox={`-2 0 ${String(longest * foot + 4)} 72`} aria-hidden>
      <path className={`hull hull-${kind}`} d={outline(end, beam, 0, kind === 'board' ? 0.04 : 0.24)} />
      {kind === 'canoe' && (
        <>
          <path className="hull-inside" d={outline(end, beam, 7, 0.24)} />
          <path
            className="thwart"
            d={`M${String(at(0.5))} 13v46M${String(at(0.28))} 18v36M${String(at(0.74))} 18v36`}
          />
          <path className="deck" d={`M${String(at(0.02))} 36l26-8v16ZM${String(end - 6)} 36l-26-8v16Z`} />
        </>
      )}
      {kind === 'kayak' &&
        [0.34, 0.64].map((share) => (
          <ellipse key={share} className="hull-inside" cx={at(share)} cy="36" rx="27" ry="12" />
        ))}
      {kind === 'board' && <path className="hull-inside" d={outline(end, beam, 12, 0.04)} />}
    </svg>
  );
}
