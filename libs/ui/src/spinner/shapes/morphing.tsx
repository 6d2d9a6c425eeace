/** The three faces of the box in the studio's logo, with increasing opacity. */
const faces = [
  { path: 'M16 2 28.1 9 16 16 3.9 9Z', opacity: 0.35, delay: '' },
  { path: 'M3.9 9 16 16v14L3.9 23Z', opacity: 0.65, delay: '[animation-delay:0.12s]' },
  { path: 'M28.1 9v14L16 30V16Z', opacity: 1, delay: '[animation-delay:0.24s]' },
];

export function Morphing() {
  return faces.map(({ path, opacity, delay }) => (
    <path
      key={path}
      className={`origin-center animate-[spinner-face_2s_cubic-bezier(0.6,0,0.2,1)_infinite_backwards] [transform-box:fill-box] ${delay}`}
      d={path}
      opacity={opacity}
    />
  ));
}
