// Generates the icons of the content as one SVG file: `node generate-sprite.ts dist/icons.svg`.
import { writeFileSync } from 'node:fs';
import { iconNames } from '@studio/content';
import { iconSprite } from './icon-sprite.ts';

const [, , file = 'icons.svg'] = process.argv;
// The license asks for its notice in copies.
const notice =
  '<!-- Lucide, https://lucide.dev. ISC License, Copyright (c) Lucide Icons and Contributors. -->';
writeFileSync(file, `${notice}\n${iconSprite(iconNames)}\n`);
