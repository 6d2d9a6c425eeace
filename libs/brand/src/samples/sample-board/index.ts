export { SampleBoard, type SampleBoardProps, type SampleOrder } from './sample-board.tsx';
