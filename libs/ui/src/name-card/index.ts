export { NameCard, nameCardStates, type NameCardProps, type NameCardState } from './name-card.tsx';
