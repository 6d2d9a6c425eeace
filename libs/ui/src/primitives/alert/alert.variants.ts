export const alertTones = ['info', 'good', 'warning', 'bad'] as const;
export type AlertTone = (typeof alertTones)[number];
