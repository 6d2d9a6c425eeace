export { useSyncFromDom } from './use-sync-from-dom.ts';
export { useValueControl } from './use-value-control.ts';
