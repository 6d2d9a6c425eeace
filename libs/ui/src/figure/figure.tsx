/**
 * A formatted number for an element with `tabular-nums`. All digits have the same width, so a change causes no layout
 * shift. Punctuation keeps proportional widths, because the display font would widen "." and "," too.
 */
export function Figure({ children }: { children: string }) {
  return children.split(/([.,%+])/).map((part, index) =>
    index % 2 ? (
      // Inherits the font and line height of the parent, also in Chinese.
      <span key={index} className="[font-family:inherit] leading-[inherit] proportional-nums">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
