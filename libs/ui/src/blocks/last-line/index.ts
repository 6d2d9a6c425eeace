export { LastLine, type LastLineProps } from './last-line.tsx';
