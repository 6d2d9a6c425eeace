/** A dovetail joint, across the page. */
export function Joint() {
  return (
    <svg className="joint" viewBox="0 0 1440 180" preserveAspectRatio="xMidYMin slice" aria-hidden>
      <path
        className="joint-board"
        d="M-52 0H72l-28 120h-68ZM132 0H256l-28 120h-68ZM316 0H440l-28 120h-68ZM500 0H624l-28 120h-68ZM684 0H808l-28 120h-68ZM868 0H992l-28 120h-68ZM1052 0H1176l-28 120h-68ZM1236 0H1360l-28 120h-68ZM1420 0H1544l-28 120h-68ZM0 119h1440v61H0Z"
      />
      <path
        className="joint-grain"
        d="M0 140c240-12 480 12 720 0s480 12 720 0M0 164c300-8 420 10 720 0s540 8 720 0"
      />
    </svg>
  );
}
