/** A river in the evening, with pines, a canoe and two people. */
export function Evening() {
  return (
    <svg className="evening" viewBox="0 0 1600 1000" preserveAspectRatio="xMidYMax slice" aria-hidden>
      <circle className="sky-1" cx="1060" cy="660" r="800" />
      <circle className="sky-2" cx="1060" cy="660" r="580" />
      <circle className="sky-3" cx="1060" cy="660" r="395" />
      <circle className="sky-4" cx="1060" cy="660" r="245" />
      <circle className="sky-sun" cx="1060" cy="640" r="128" />
      <path
        className="shore-far"
        d="M0 640c120-60 240-50 360-10s260 60 420 40 220-40 300-36 240-90 520-60v426H0ZM690 638l4 16h-2l4 11h-3l6 13h-5l7 12h-22l7-12h-5l6-13h-3l4-11h-2ZM730 614l6 21h-3l6 15h-5l8 17h-6l8 17h-28l8-17h-6l8-17h-5l6-15h-3ZM765 644l4 14h-2l4 10h-3l5 11h-4l5 11h-18l5-11h-4l5-11h-3l4-10h-2ZM1180 616l5 17h-3l5 12h-3l5 14h-4l6 13h-22l6-13h-4l5-14h-3l5-12h-3ZM1215 592l7 25h-3l7 19h-6l9 20h-7l10 20h-34l10-20h-7l9-20h-6l7-19h-3ZM1255 608l5 18h-2l4 13h-3l6 15h-5l7 14h-24l7-14h-5l6-15h-3l4-13h-2ZM1300 578l8 28h-4l8 21h-6l10 22h-8l11 23h-38l11-23h-8l10-22h-6l8-21h-4ZM1345 600l5 19h-2l5 14h-4l7 16h-6l8 15h-26l8-15h-6l7-16h-4l5-14h-2Z"
      />
      <path
        className="river"
        d="M1010 672c150 24-100 60-20 100 130 66-400 90-590 228h960c-40-110 60-170-120-232-100-36 10-70-100-96Z"
      />
      <path
        className="river-light"
        d="M1066 690h44l-8 8h-44ZM1052 716h60l-12 10h-60ZM1052 752h80l-10 12h-82ZM1000 806h170l-20 14H970ZM880 872h250l-30 18H840ZM980 940h220l-20 18H950Z"
      />
      <path
        className="shore"
        d="M0 770c190-20 380 10 620 40 60 8 90 14 120 10-120 60-330 100-420 180H0ZM1600 740c-130-20-260 10-350 60-60 30 90 70 80 130-4 30-10 50 0 70h270Z"
      />
      <path
        className="shore"
        d="M30 620l23 81h-12l23 59h-17l28 65h-23l33 65h-110l33-65h-23l28-65h-17l23-59h-12ZM120 650l16 57h-8l16 42h-12l19 45h-15l23 46h-78l23-46h-15l19-45h-12l16-42h-8ZM215 595l26 93h-13l26 68h-20l32 75h-25l38 74h-128l38-74h-25l32-75h-20l26-68h-13ZM330 680l13 45h-7l13 33h-10l16 36h-13l19 36h-62l19-36h-13l16-36h-10l13-33h-7ZM415 675l17 60h-8l16 44h-12l20 48h-16l24 48h-82l24-48h-16l20-48h-12l16-44h-8ZM510 705l10 36h-5l10 26h-7l12 29h-10l15 29h-50l15-29h-10l12-29h-7l10-26h-5ZM590 738l8 27h-4l7 20h-5l9 21h-8l11 22h-36l11-22h-8l9-21h-5l7-20h-4ZM1320 660l14 51h-7l14 37h-10l17 41h-14l21 41h-70l21-41h-14l17-41h-10l14-37h-7ZM1395 590l22 78h-11l22 57h-17l27 63h-22l32 62h-106l32-62h-22l27-63h-17l22-57h-11ZM1480 600l18 63h-9l17 46h-13l22 51h-18l26 50h-86l26-50h-18l22-51h-13l17-46h-9ZM1565 490l35 123h-18l34 90h-25l42 99h-34l50 98h-168l50-98h-34l42-99h-25l34-90h-18Z"
      />
      <g transform="translate(650 838)">
        <path className="canoe-mirror" d="M14 62c80 26 240 26 320 0-40 50-280 50-320 0Z" />
        <path
          className="paddler"
          d="M92 50c-6-40 2-66 22-66 18 0 26 20 28 40l22 10-4 8-26-6 2 14ZM102-20a15 15 0 1 1 26-10c0 8-4 14-12 16-6 0-10-2-14-6ZM226 50c-4-36 2-58 20-58s26 18 28 36l24 12-4 8-28-10 2 12ZM234-12a15 15 0 1 1 26-10c0 8-4 14-12 16-6 0-10-2-14-6Z"
        />
        <path className="paddle" d="m176-4-24 96M316 14l-26 86" />
        <path
          className="canoe"
          d="M-6 14c10 24 30 30 60 32 80 4 160 4 240 0 30-2 50-8 60-32 8 40-16 62-60 66-80 6-160 6-240 0C10 76-14 54-6 14Z"
        />
        <path className="paddle-blade" d="m156 74-14 34 16 4 8-36ZM296 82l-14 34 16 4 8-36Z" />
      </g>
    </svg>
  );
}
