import { siteConfig } from '@studio/kit/vite';

export default siteConfig();
