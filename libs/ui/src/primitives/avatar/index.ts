export { Avatar, type AvatarProps } from './avatar.tsx';
export { avatarSizes, type AvatarSize } from './avatar.variants.ts';
