import type { ComponentProps, ComponentType } from 'react';

export type IconProps = ComponentProps<'svg'>;
export type Icon = ComponentType<IconProps>;

/** Creates an icon in the color of the text, hidden from screen readers. It is 24 px wide by default. */
export function createIcon(path: string): Icon {
  return function PathIcon(props) {
    return (
      <svg
        viewBox="0 0 24 24"
        width="24"
        height="24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
        {...props}
      >
        <path d={path} />
      </svg>
    );
  };
}

/*
 * The icons that the components need. An icon library would add 1 KB to every page before its first icon. Content can
 * use other icons.
 */
export const ArrowLeft = /* @__PURE__ */ createIcon('M19 12H5m6.5-6.5L5 12l6.5 6.5');
export const ArrowRight = /* @__PURE__ */ createIcon('M5 12h14m-6.5-6.5L19 12l-6.5 6.5');
export const ArrowUpRight = /* @__PURE__ */ createIcon('M7 17 17 7M8 7h9v9');
export const Check = /* @__PURE__ */ createIcon('m5 12.5 4.5 4.5L19 7.5');
export const ChevronDown = /* @__PURE__ */ createIcon('m6 9.5 6 6 6-6');
export const CircleAlert = /* @__PURE__ */ createIcon(
  'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Zm0 4.5V13m0 3.5v.01',
);
export const Globe = /* @__PURE__ */ createIcon(
  'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM3 12h18M12 3c-4.8 5.4-4.8 12.6 0 18 4.8-5.4 4.8-12.6 0-18Z',
);
export const Menu = /* @__PURE__ */ createIcon('M4 7h16M4 12h16M4 17h16');
export const Monitor = /* @__PURE__ */ createIcon('M3.5 4.5h17v11h-17ZM12 15.5v4m-4 0h8');
export const Moon = /* @__PURE__ */ createIcon('M20 14.2A8.2 8.2 0 1 1 9.8 4 6.6 6.6 0 0 0 20 14.2Z');
export const Search = /* @__PURE__ */ createIcon('M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13Zm5 11.5 5 5');
export const Sun = /* @__PURE__ */ createIcon(
  'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8Zm0-5.5v2m0 15v2M2.5 12h2m15 0h2M5.3 5.3l1.4 1.4m10.6 10.6 1.4 1.4m0-13.4-1.4 1.4M6.7 17.3l-1.4 1.4',
);
export const X = /* @__PURE__ */ createIcon('m6 6 12 12M18 6 6 18');
