import { GLOBALS_UPDATED, SET_GLOBALS, UPDATE_GLOBALS } from 'storybook/internal/core-events';
import type { Globals } from 'storybook/internal/types';
import { addons } from 'storybook/preview-api';

interface Said {
  globals: Globals;
}

const channel = addons.getChannel();
const systemDark = matchMedia('(prefers-color-scheme: dark)');

/** What the toolbar says. A page without stories, such as the welcome page, is told by nobody else. */
let chosen = 'light';

function hear({ globals }: Said) {
  if ('scheme' in globals) chosen = String(globals['scheme']);
}

// Only the toolbar asks for an update; the other two also come from the windows that stories have on a page.
channel.on(UPDATE_GLOBALS, hear);
const before: unknown = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS);
if (isEvent(before)) hear(before[0]);

/** What the channel keeps of an event: the list of its arguments. */
function isEvent(event: unknown): event is [Said] {
  return Array.isArray(event);
}

export function readScheme(): 'light' | 'dark' {
  return chosen === 'dark' || (chosen === 'system' && systemDark.matches) ? 'dark' : 'light';
}

export function subscribeToScheme(changed: () => void): () => void {
  channel.on(UPDATE_GLOBALS, changed);
  systemDark.addEventListener('change', changed);
  return () => {
    channel.off(UPDATE_GLOBALS, changed);
    systemDark.removeEventListener('change', changed);
  };
}
