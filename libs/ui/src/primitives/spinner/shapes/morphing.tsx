/** The three visible faces of a box, with increasing opacity. */
const faces = [
  { path: 'M16 2 28.1 9 16 16 3.9 9Z', opacity: 0.35 },
  { path: 'M3.9 9 16 16v14L3.9 23Z', opacity: 0.65 },
  { path: 'M28.1 9v14L16 30V16Z', opacity: 1 },
];

export function Morphing() {
  return faces.map(({ path, opacity }) => <path key={path} d={path} opacity={opacity} />);
}
