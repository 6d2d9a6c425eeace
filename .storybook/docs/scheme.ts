import { GLOBALS_UPDATED, SET_GLOBALS, UPDATE_GLOBALS } from 'storybook/internal/core-events';
import type { Globals } from 'storybook/internal/types';
import { addons } from 'storybook/preview-api';

interface GlobalsEvent {
  globals: Globals;
}

const channel = addons.getChannel();
const systemDark = matchMedia('(prefers-color-scheme: dark)');

/** The scheme in the toolbar. On pages without stories, such as the welcome page, the channel is the only source. */
let toolbarScheme = 'light';

function onGlobals({ globals }: GlobalsEvent) {
  if ('scheme' in globals) toolbarScheme = String(globals['scheme']);
}

// Only the toolbar emits UPDATE_GLOBALS. The iframes of stories on the page also emit the other two events.
channel.on(UPDATE_GLOBALS, onGlobals);
const lastEvent: unknown = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS);
if (isGlobalsEvent(lastEvent)) onGlobals(lastEvent[0]);

/** `channel.last` returns the arguments of an event. */
function isGlobalsEvent(event: unknown): event is [GlobalsEvent] {
  return Array.isArray(event);
}

export function readScheme(): 'light' | 'dark' {
  return toolbarScheme === 'dark' || (toolbarScheme === 'system' && systemDark.matches) ? 'dark' : 'light';
}

export function subscribeToScheme(onChange: () => void): () => void {
  channel.on(UPDATE_GLOBALS, onChange);
  systemDark.addEventListener('change', onChange);
  return () => {
    channel.off(UPDATE_GLOBALS, onChange);
    systemDark.removeEventListener('change', onChange);
  };
}
