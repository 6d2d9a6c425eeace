export function Dots() {
  return [0, 1, 2].map((index) => (
    <circle key={index} cx={4 + index * 12} cy="16" r="4" opacity={1 - index * 0.3} />
  ));
}
