import { Content, type ContentElementProps, type ContentNode } from '@studio/site';

interface WorkPictureProps {
  /** The picture that the build made. */
  node: ContentNode;
  /** Its width on the screen, as in `srcset`. */
  sizes: string;
}

/** A picture of a piece of work that is wider than the column of a text. */
export const WorkPicture = ({ node, sizes }: WorkPictureProps) => (
  <Content
    nodes={[node]}
    components={{ source: (props: ContentElementProps) => <source {...props} sizes={sizes} /> }}
  />
);
