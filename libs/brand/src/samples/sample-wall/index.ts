export { SampleWall, type SampleWallProps } from './sample-wall.tsx';
