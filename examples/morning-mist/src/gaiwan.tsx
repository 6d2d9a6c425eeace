/** A covered bowl on its saucer, with steam. */
export function Gaiwan() {
  return (
    <svg className="gaiwan" viewBox="60 20 370 440" aria-hidden>
      <path
        className="steam"
        d="M204 118c-22-26 18-40 0-70M244 104c-24-30 22-46 2-86M284 120c-20-24 16-38 0-62"
      />
      <path className="glaze" d="M226 146c0-10 36-10 36 0l-6 14h-24Z" />
      <path className="glaze" d="M128 226c6-40 56-66 116-66s110 26 116 66Z" />
      <path className="glaze-shade" d="M306 172c32 12 50 30 54 54h-50c2-20 2-36-4-54Z" />
      <path className="glaze" d="M108 226h272c-4 84-44 148-94 164h-84c-50-16-90-80-94-164Z" />
      <path className="glaze-shade" d="M322 226h58c-4 84-44 148-94 164h-34c40-26 66-88 70-164Z" />
      <path className="glaze-line" d="M150 292q26-24 48-2t50-6 42 4M170 322q20-18 38-2t40-4" />
      <path className="glaze" d="M72 400c40-14 304-14 344 0-30 34-100 48-172 48S102 434 72 400Z" />
      <path className="glaze-shade" d="M300 445c52-6 94-22 116-45-20-7-50-10-86-11 8 20-4 40-30 56Z" />
    </svg>
  );
}
