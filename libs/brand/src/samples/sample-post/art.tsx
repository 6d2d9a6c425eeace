/** A loaf of bread from the side. */
export function Loaf() {
  return (
    <svg data-art="loaf" viewBox="0 0 400 220">
      <path d="M20 160C20 70 110 22 205 22s185 48 180 132c-2 38-30 50-70 50H88c-44 0-68-14-68-44Z" />
      <path d="M48 140C58 82 126 46 206 46c84 0 142 36 152 92-34-48-90-66-154-66S84 92 48 140Z" />
      <path d="M108 98q12-28 42-40M172 86q10-26 36-38M238 88q8-22 34-32M300 104q6-18 26-26" />
    </svg>
  );
}

/** A cup of tea on its saucer, from above. */
export function Cup() {
  return (
    <svg data-art="cup" viewBox="0 0 400 400">
      {[190, 142, 132, 118, 84].map((radius) => (
        <circle key={radius} cx="200" cy="200" r={radius} />
      ))}
      <path d="M324 152c42-34 82-4 64 34-10 22-36 26-54 14" />
      <path d="M158 222c16-48 62-56 90-36-12 38-48 54-90 36Zm0 0c30-8 56-20 90-36" />
    </svg>
  );
}

/** A canoe with a paddle, from above. */
export function Canoe() {
  return (
    <svg data-art="canoe" viewBox="0 0 120 420">
      <path d="M-16 430C0 220 22 100 60 4c38 96 60 216 76 426" />
      <path d="M60 4c34 64 46 134 46 206s-12 142-46 206C26 352 14 282 14 210S26 68 60 4Z" />
      <path d="M60 48c22 48 28 104 28 162s-6 114-28 162c-22-48-28-104-28-162S38 96 60 48Z" />
      <path d="M34 154h52M33 266h54" />
      <path d="M-10 122 130 306" />
      <path d="m-12 120-16-21M132 308l16 21" />
    </svg>
  );
}

/** Depth contours of calm water. */
export function Water() {
  return (
    <svg data-art="water" viewBox="0 0 640 640" preserveAspectRatio="xMidYMid slice">
      <path d="M-10 470C120 420 150 560 300 540s190-150 350-120M-10 530c110-30 170 80 320 60s190-120 340-90M-10 410c150-60 160 70 300 40s180-160 360-150M-10 120c90 60 190 40 250-30S330-20 350-20M-10 220c140 50 260 40 350-30s90-140 130-220" />
    </svg>
  );
}
