/** The key in the state of a history entry whose document was reloaded because a part of it failed. */
export const reloadedKey = 'studioReloaded';
