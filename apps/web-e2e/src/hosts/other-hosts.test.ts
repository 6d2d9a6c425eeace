import { cloudflare } from './cloudflare.ts';
import { describeHost } from './describe-host.ts';
import { nginx } from './nginx.ts';

describeHost(nginx);
describeHost(cloudflare);
