import type { ReactNode } from 'react';
import type { BreadId } from './facts.ts';

const flour = { fill: 'none', stroke: '#f7e7cd', strokeLinecap: 'round' } as const;

const drawings: Record<BreadId, ReactNode> = {
  rye: (
    <>
      <path
        fill="#57301b"
        d="M18 112C18 58 60 26 120 26s102 32 102 86c0 26-24 36-54 36H72c-30 0-54-10-54-36Z"
      />
      <path fill="#774829" d="M38 92c12-32 42-50 82-50s70 18 82 50c-22-24-48-33-82-33s-60 9-82 33Z" />
      <path
        {...flour}
        strokeWidth="6"
        d="M66 118c4-40 24-64 54-64s50 24 54 64M92 122c2-26 12-40 28-40s26 14 28 40"
      />
    </>
  ),
  milk: (
    <>
      <path
        fill="#c9803a"
        d="M26 142V78C14 54 40 34 62 44c10-22 44-26 58-6 14-20 48-16 58 6 22-10 48 10 36 34v64c0 4-3 6-7 6H33c-4 0-7-2-7-6Z"
      />
      <path
        fill="#e9ad62"
        d="M34 80C26 58 46 44 64 54c10-20 42-22 56-4 14-18 46-16 56 4 18-10 38 4 30 26-30-18-142-18-172 0Z"
      />
      <path fill="#f3cf98" d="M26 92c60-14 128-14 188 0v12c-60-14-128-14-188 0Z" />
      <path
        fill="none"
        stroke="#a8622a"
        strokeWidth="4"
        strokeLinecap="round"
        d="M92 58c-2 28-2 56 0 88M150 58c2 28 2 56 0 88"
      />
    </>
  ),
  scallion: (
    <>
      <path
        fill="#d8953f"
        d="M12 120c-6-46 60-60 76-24 8-36 58-36 66 0 16-36 80-22 74 24-2 18-14 28-34 28H46c-20 0-32-10-34-28Z"
      />
      <path
        fill="#eebb68"
        d="M28 106c4-26 42-30 54-2-18-8-36-8-54 2ZM94 100c4-26 46-26 54 0-18-8-38-8-54 0ZM160 104c10-28 48-24 54 2-18-10-36-10-54-2Z"
      />
      <path
        fill="none"
        stroke="#4f7a2c"
        strokeWidth="6"
        strokeLinecap="round"
        d="m40 118 8-4m12 8 7 5m10-15 8 2m32-8 6-6m12 14h9m12-16 6 6m10 10 8-3m-64 18 7 3m34-2 8-3m-122 4 7 2"
      />
    </>
  ),
  country: (
    <>
      <path
        fill="#b5622a"
        d="M14 120C14 64 66 26 124 26s108 38 104 88c-2 26-24 34-48 34H60c-28 0-46-8-46-28Z"
      />
      <path fill="#cf8443" d="M34 102c8-36 46-60 90-60s80 24 88 58C190 72 160 62 124 62S56 76 34 102Z" />
      <path
        {...flour}
        strokeWidth="8"
        d="M66 84q10-20 30-28M106 76q8-18 26-24M148 78q6-14 22-20M184 92q6-10 16-12"
      />
    </>
  ),
  seeded: (
    <>
      <path
        fill="#94541f"
        d="M12 116C16 66 62 34 120 34s106 32 108 82c0 24-20 32-48 32H58c-28 0-46-8-46-32Z"
      />
      <path fill="#b3702f" d="M34 98c12-30 46-48 86-48s74 18 86 48c-24-20-52-28-86-28s-62 8-86 28Z" />
      <path
        {...flour}
        strokeWidth="7"
        d="m50 104 4-5m14 18 5-4m8-26 5-4m10 24 5-4m6-32 6-3m8 22 5-3m-6 34 5-4m22-12 5-3m-12-36 6-2m18 22 5-2m4 32 5-3m16-22 4 3m-22-28 5 2m14 46 5-3m12-12 3 4"
      />
      <path
        fill="none"
        stroke="#3a2010"
        strokeWidth="6"
        strokeLinecap="round"
        d="m62 96 3-3m22 32 4-3m12-58 4-3m0 52 4-3m24-26 4-2m2 42 4-3m20-20 4-2m-24-42 4-1m34 26 3 2m-4 32 4-3"
      />
    </>
  ),
  bean: (
    <>
      <path
        fill="#a4551f"
        d="M36 118C32 68 72 38 120 38s88 30 84 80c-2 22-20 30-46 30H82c-26 0-44-8-46-30Z"
      />
      <path fill="#c87a32" d="M54 100c8-30 34-48 66-48s58 18 66 48c-14-22-38-32-66-32s-52 10-66 32Z" />
      <ellipse cx="120" cy="78" rx="22" ry="13" fill="#5c1a1c" />
      <path {...flour} strokeWidth="5" d="m110 76 3-1m6 5 3-1m6-5 3 1m-12-4 2-1" />
    </>
  ),
};

/** One bread, drawn from the side. */
export function BreadPicture({ id }: { id: BreadId }) {
  return (
    <svg className="bread" viewBox="0 0 240 160" aria-hidden>
      {drawings[id]}
    </svg>
  );
}
