export * from './sign.tsx';
