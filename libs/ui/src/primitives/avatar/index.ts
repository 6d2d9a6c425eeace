export { Avatar, type AvatarProps } from './avatar.tsx';
export { avatarVariants, type AvatarVariants } from './avatar.variants.ts';
