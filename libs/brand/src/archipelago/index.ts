export { Archipelago, type ArchipelagoProps, type Island } from './archipelago.tsx';
