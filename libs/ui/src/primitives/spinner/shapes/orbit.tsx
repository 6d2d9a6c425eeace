export function Orbit() {
  return (
    <>
      <g fill="none" stroke="currentColor" strokeWidth="1.2" opacity="0.3">
        <circle cx="16" cy="16" r="13" />
        <circle cx="16" cy="16" r="7.5" />
      </g>
      <circle cx="16" cy="16" r="3" />
      <circle data-slot="spinner-outer" cx="25.2" cy="6.8" r="2.8" />
      <circle data-slot="spinner-inner" cx="9.5" cy="19.7" r="2" />
    </>
  );
}
