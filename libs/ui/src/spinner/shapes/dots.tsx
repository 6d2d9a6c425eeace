const delays = ['', '[animation-delay:0.15s]', '[animation-delay:0.3s]'];

export function Dots() {
  return delays.map((delay, index) => (
    <circle
      key={delay}
      className={`animate-[spinner-dot_1.2s_ease-in-out_infinite_backwards] [transform-box:fill-box] ${delay}`}
      cx={4 + index * 12}
      cy="16"
      r="4"
      opacity={1 - index * 0.3}
    />
  ));
}
