import { useId } from 'react';

const ridges = [
  'M0 413l40-8l40-29l40-24l40-31l40-25l40-34l40-32l40-39l40 22l40 45l40 37l40 34l40-9l40-36l40 24l40 23l40 25l40 18l40 24l40 5l40-23l40-12l40-4l40 5l40-11l40-12l40-19l40-11l40-6l40-3l40 10l40 9l40 27l40 19l40 19l40 11l40 12l40 6l40 0l40 1V800H0Z',
  'M0 446l40-31l40-28l40-24l40 10l40 28l40 44l40 30l40 26l40 15l40 16l40 4l40 14l40-13l40-38l40-44l40-16l40-25l40-22l40-35l40-30l40-3l40 32l40 20l40 8l40-33l40 22l40 36l40 25l40 39l40 35l40 14l40-16l40-26l40-21l40-11l40-29l40-49l40-42l40-50l40 47V800H0Z',
  'M0 646l40-6l40-15l40 5l40-15l40-17l40-34l40-33l40-21l40-26l40-32l40-14l40 24l40 35l40 24l40-2l40-34l40 24l40 22l40 12l40 32l40 30l40 24l40 16l40 6l40-20l40-17l40-17l40-10l40-31l40-27l40-31l40-19l40-15l40 8l40 18l40 19l40 25l40 22l40 14l40 20V800H0Z',
  'M0 620l40-15l40 5l40 20l40 18l40 5l40 13l40 14l40 29l40 8l40 7l40-12l40 0l40-1l40-4l40 3l40-9l40-20l40-12l40-12l40-15l40 2l40 9l40-7l40-7l40-9l40 13l40 15l40-1l40 7l40 8l40 12l40 19l40 2l40-27l40-24l40-22l40-19l40-31l40-29l40 21V800H0Z',
];

/** Four ridges of a mountain, the nearest one last, each with mist at its foot. */
export function Mountains() {
  const id = useId();
  return (
    <svg className="mountains" viewBox="0 0 1600 800" preserveAspectRatio="xMidYMax slice" aria-hidden>
      <circle className="sun" cx="590" cy="170" r="72" />
      {ridges.map((ridge, index) => (
        <g key={ridge} className={`ridge ridge-${String(index)}`}>
          <linearGradient id={`${id}${String(index)}`} x2="0" y2="1">
            <stop className="ridge-top" />
            <stop className="ridge-foot" offset={0.55 + index * 0.12} />
          </linearGradient>
          <path d={ridge} fill={`url(#${id}${String(index)})`} />
        </g>
      ))}
      <path
        className="birds"
        d="M520 120q12-10 20 2 8-12 22-4M578 156q8-7 14 1 6-8 15-3M486 166q7-6 12 1 5-7 12-2"
      />
    </svg>
  );
}
