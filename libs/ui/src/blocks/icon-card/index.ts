export { IconCard, type IconCardProps } from './icon-card.tsx';
