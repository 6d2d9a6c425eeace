/** The front of the shop before opening. */
export function ShopFront() {
  return (
    <svg className="shop-front" viewBox="0 0 640 520" aria-hidden>
      <path fill="#7c3a20" d="M40 90h560v410H40Z" />
      <path fill="#5d2a16" d="M40 90h560v26H40Z" />
      <path fill="#3b1d0e" d="M24 500h592v20H24ZM72 196h316v230H72ZM432 196h128v304H432Z" />
      <path fill="#f6c667" d="M84 208h292v206H84ZM446 210h100v170H446Z" />
      <path fill="#fbe3ab" d="M84 208h120L84 330ZM446 210h60l-60 76Z" />
      <path fill="#5d2a16" d="M84 360h292v12H84Z" />
      <path
        fill="#b5622a"
        d="M96 360c-2-30 18-46 42-46s44 16 42 46ZM194 360c-2-36 20-56 46-56s48 20 46 56ZM300 360c-2-26 14-40 34-40s36 14 34 40Z"
      />
      <path
        fill="none"
        stroke="#f7e7cd"
        strokeWidth="5"
        strokeLinecap="round"
        d="M118 340q6-12 16-16M146 338q4-8 12-12M220 334q6-14 18-20M250 332q6-10 16-14M322 344q4-8 12-12"
      />
      <path
        fill="#f8ecd8"
        d="M80 116h60v68a30 30 0 0 1-60 0ZM200 116h60v68a30 30 0 0 1-60 0ZM320 116h60v68a30 30 0 0 1-60 0ZM440 116h60v68a30 30 0 0 1-60 0ZM560 116h60v68a30 30 0 0 1-60 0Z"
      />
      <path
        fill="#d9622b"
        d="M20 116h60v68a30 30 0 0 1-60 0ZM140 116h60v68a30 30 0 0 1-60 0ZM260 116h60v68a30 30 0 0 1-60 0ZM380 116h60v68a30 30 0 0 1-60 0ZM500 116h60v68a30 30 0 0 1-60 0Z"
      />
      <path fill="#f8ecd8" d="M474 404h44v40h-44Z" />
      <path
        fill="none"
        stroke="#3b1d0e"
        strokeWidth="4"
        strokeLinecap="round"
        d="M482 418h28M482 430h18M496 404v-14"
      />
      <circle cx="544" cy="420" r="7" fill="#f6c667" />
      <path fill="#f0a03c" d="M250 34h140v56H250Z" />
      <path
        fill="#3b1d0e"
        d="M268 76c6-16 20-22 34-18 4 1 7 0 8-4l1-4c1-5 5-8 9-7 3 1 4 3 4 5l5 2-6 2c-1 7 0 12-2 18-1 4-4 6-8 8h-33c-6 0-10-2-12-2Z"
      />
    </svg>
  );
}
