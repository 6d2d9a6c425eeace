const bars = [
  { height: 14, delay: '' },
  { height: 22, delay: '[animation-delay:0.1s]' },
  { height: 30, delay: '[animation-delay:0.2s]' },
  { height: 22, delay: '[animation-delay:0.3s]' },
  { height: 14, delay: '[animation-delay:0.4s]' },
];

export function Bars() {
  return bars.map(({ height, delay }, index) => (
    <rect
      key={delay}
      className={`origin-center animate-[spinner-bar_1.2s_ease-in-out_infinite_backwards] [transform-box:fill-box] ${delay}`}
      x={0.5 + index * 6.75}
      y={16 - height / 2}
      width="4"
      height={height}
      rx="2"
    />
  ));
}
