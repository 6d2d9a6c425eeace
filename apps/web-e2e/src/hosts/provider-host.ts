import { startProvider } from '../provider.ts';
import type { HostKind } from './host.ts';

export const providerHost: HostKind = {
  name: 'the provider',
  capabilities: {
    language: 'by weight',
    encodings: ['br', 'gzip'],
    sendsContentLanguage: true,
    documentCaching: 'no-cache',
    forwardsApi: true,
    fileNames: 'hidden',
    unknownPage: 'redirect',
    trailingSlashStatus: 308,
    cachesMissingFiles: false,
    listsAllowedMethods: true,
  },
  start: startProvider,
};
