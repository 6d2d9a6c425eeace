import language from '@studio/brand/drawings/languageStation.svg';
import screen from '@studio/brand/drawings/screenStation.svg';
import server from '@studio/brand/drawings/serverStation.svg';
import sketch from '@studio/brand/drawings/sketchStation.svg';

/** The drawings from sketch to server. Side by side, their path is one line. */
export const stations = { sketch, screen, language, server };
