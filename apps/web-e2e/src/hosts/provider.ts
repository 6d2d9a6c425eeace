import { startProvider } from '../provider.ts';
import type { HostKind } from './host.ts';

export const provider: HostKind = {
  name: 'the provider',
  can: {
    language: 'by weight',
    encodings: ['br', 'gzip'],
    provider: true,
    fileNames: 'hidden',
    unknownPage: 'home',
    slash: 308,
    missingFile: 'kept by nobody',
    tellsMethods: true,
  },
  start: startProvider,
};
