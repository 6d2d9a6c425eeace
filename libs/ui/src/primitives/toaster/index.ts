export { Toaster } from './toaster.tsx';
export type { ToasterProps } from './toast-region.tsx';
export { toast } from './toast.ts';
