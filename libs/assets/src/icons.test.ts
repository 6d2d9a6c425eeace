import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeIcons } from './icons.ts';

it('says what to do without an icon', async () => {
  const client = await mkdtemp(join(tmpdir(), 'icons-'));
  await expect(writeIcons({ client, themeColor: '#000000' })).rejects.toThrow(
    'There is no public/icon.svg. Add the icon of the site',
  );
  await rm(client, { recursive: true });
});
