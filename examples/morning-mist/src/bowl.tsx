/** A bowl of tea from above, with one leaf. */
export function Bowl() {
  return (
    <svg className="bowl" viewBox="0 0 400 400" aria-hidden>
      <circle cx="200" cy="200" r="196" fill="#2f5548" />
      <circle cx="200" cy="200" r="150" fill="#efe8d6" />
      <circle cx="200" cy="200" r="139" fill="#d8ccb0" />
      <circle cx="200" cy="200" r="126" fill="#c08a2c" />
      <path fill="#d3a145" d="M200 92a108 108 0 1 0 108 108c-20 42-66 62-104 50-54-18-66-92-4-158Z" />
      <path fill="#47683a" d="M150 226c14-52 66-66 104-44-8 44-54 70-104 44Z" />
      <path
        fill="none"
        stroke="#24452c"
        strokeWidth="3"
        strokeLinecap="round"
        d="M132 240c40-22 76-36 118-56M186 214l4-22M208 204l22 2"
      />
    </svg>
  );
}
