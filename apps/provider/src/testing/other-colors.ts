import type { HostColors } from '@studio/site/host';

/** The colors of a site. Each occurs once. */
export const otherColors: HostColors = {
  light: { background: '#fff8f0', text: '#201001', mutedText: '#604830', link: '#802002', head: '#300818' },
  dark: { background: '#180409', text: '#fff0e1', mutedText: '#d0b8a9', link: '#ffb090', head: '#280c14' },
  accent: '#e0c001',
  onAccent: '#181003',
};
