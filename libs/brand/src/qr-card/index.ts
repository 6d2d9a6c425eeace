export { QrCard, type QrCardProps } from './qr-card.tsx';
export { qrCardStates, type QrCardState } from './qr-card.variants.ts';
