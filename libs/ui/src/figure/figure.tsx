/**
 * What a large figure holds, in an element with `tabular-nums`: its digits are all of one width, so that a change moves
 * nothing. The display face would give that width to the point in "$9.99" too, and tear it apart.
 */
export function Figure({ children }: { children: string }) {
  return children.split(/([.,%+])/).map((part, index) =>
    index % 2 ? (
      // In Chinese every element has a face and a line height of its own, unless it takes those around it.
      <span key={index} className="[font-family:inherit] leading-[inherit] proportional-nums">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
