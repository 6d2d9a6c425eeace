export { QrCard, nameCardStates, type QrCardProps, type NameCardState } from './qr-card.tsx';
