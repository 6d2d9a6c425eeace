import { addons } from 'storybook/manager-api';
import { lightTheme } from './storybook-theme.ts';

addons.setConfig({ theme: lightTheme, sidebar: { showRoots: true } });
