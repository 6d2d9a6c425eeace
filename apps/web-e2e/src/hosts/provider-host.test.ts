import { describeHost } from './describe-host.ts';
import { providerHost } from './provider-host.ts';

describeHost(providerHost);
