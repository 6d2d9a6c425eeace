export function Orbit() {
  return (
    <>
      <g fill="none" stroke="currentColor" strokeWidth="1.2" opacity="0.3">
        <circle cx="16" cy="16" r="13" />
        <circle cx="16" cy="16" r="7.5" />
      </g>
      <circle cx="16" cy="16" r="3" />
      <circle
        className="origin-center animate-[spinner-turn_1.8s_linear_infinite] [transform-box:view-box]"
        cx="25.2"
        cy="6.8"
        r="2.8"
      />
      <circle
        className="origin-center animate-[spinner-turn_1.1s_linear_infinite_reverse] [transform-box:view-box]"
        cx="9.5"
        cy="19.7"
        r="2"
      />
    </>
  );
}
