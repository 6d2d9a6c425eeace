import { SampleWall, type SampleWallProps } from '@studio/brand';
import { OrderBoard } from './order-board.tsx';
import { Post } from './post.tsx';

/** Samples of five services, for the home page, which says that the shops are invented. */
export function Wall(props: Pick<SampleWallProps, 'className'>) {
  return (
    <SampleWall
      {...props}
      items={[
        { id: 'tea', picture: <Post post="tea" ratio="4:5" /> },
        { id: 'board', picture: <OrderBoard /> },
        { id: 'film', picture: <Post post="film" /> },
        { id: 'bread', picture: <Post post="bread" /> },
        { id: 'canoe', picture: <Post post="canoe" ratio="9:16" /> },
      ]}
    />
  );
}
