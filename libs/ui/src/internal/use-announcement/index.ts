export { useAnnouncement } from './use-announcement.ts';
