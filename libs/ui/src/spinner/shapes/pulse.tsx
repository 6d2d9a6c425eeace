const ripple = 'origin-center animate-[spinner-ripple_1.8s_cubic-bezier(0.2,0.7,0.2,1)_infinite_backwards]';

export function Pulse() {
  return (
    <>
      <circle className={ripple} cx="16" cy="16" r="16" opacity="0.15" />
      <circle
        className={`${ripple} scale-65 [animation-delay:-0.9s]`}
        cx="16"
        cy="16"
        r="16"
        opacity="0.25"
      />
      <circle cx="16" cy="16" r="5" />
    </>
  );
}
