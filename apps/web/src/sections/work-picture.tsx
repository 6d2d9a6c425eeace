import { Content, type ContentElementProps, type ContentNode } from '@studio/site';

interface WorkPictureProps {
  /** The picture that the build made. */
  node: ContentNode;
  /** Its width on the screen, as in `srcset`. */
  sizes: string;
}

/** Whether a picture is clearly wider than high. */
export function isWide(node: ContentNode): boolean {
  if (typeof node === 'string') return false;
  const [element, { width, height }, ...children] = node;
  return element === 'img' ? Number(width) > 1.3 * Number(height) : children.some(isWide);
}

/** A picture of a piece of work that is as wide as its place. */
export const WorkPicture = ({ node, sizes }: WorkPictureProps) => (
  <Content
    nodes={[node]}
    components={{
      source: (props: ContentElementProps) => <source {...props} sizes={sizes} />,
      img: (props: ContentElementProps) => <img alt="" {...props} className="w-full" />,
    }}
  />
);
