export function Pulse() {
  return (
    <>
      <circle data-slot="spinner-ripple" cx="16" cy="16" r="16" opacity="0.15" />
      <circle data-slot="spinner-ripple" cx="16" cy="16" r="16" opacity="0.25" />
      <circle cx="16" cy="16" r="5" />
    </>
  );
}
