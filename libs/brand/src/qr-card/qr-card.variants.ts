export const qrCardStates = ['loading', 'failed', 'ready'] as const;
export type QrCardState = (typeof qrCardStates)[number];
