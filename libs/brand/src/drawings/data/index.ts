export { homeScene } from './home-scene.ts';
export * from './islands.ts';
export { cloudLayers } from './cloud-layers.ts';
export { contactStamp } from './contact-stamp.ts';
export { hostingRack } from './hosting-rack.ts';
export * from './notes.ts';
export { oneStopParts } from './one-stop-parts.ts';
export * from './portraits.ts';
export * from './stations.ts';
