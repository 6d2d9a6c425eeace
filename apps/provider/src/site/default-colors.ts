import type { HostColors } from '@studio/site/host';

/** The colors of mails and pages without a site, and of a site without colors. */
export const defaultColors: HostColors = {
  light: { background: '#ffffff', text: '#1c1c1c', mutedText: '#595959', link: '#1a56a8', head: '#1c1c1c' },
  dark: { background: '#141414', text: '#f2f2f2', mutedText: '#b3b3b3', link: '#9cc4ff', head: '#262626' },
  accent: '#6c9bee',
  onAccent: '#0d1526',
};
