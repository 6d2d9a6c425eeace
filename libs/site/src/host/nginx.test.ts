import { describe, expect, it } from 'vitest';
import { hostSite } from '../testing/host-site.ts';
import { nginxHttp, nginxServer } from './nginx.ts';

describe('the nginx configuration', () => {
  it('maps each language to its file', () => {
    expect(nginxHttp(hostSite)).toContain('  default index.html;\n  zh-TW index.zh-TW.html;\n');
  });

  it('redirects as the site does', () => {
    expect(nginxServer(hostSite)).toContain('location = /old { return 302 "/faq#new"; }\n');
  });

  it('does not grow with the pages of the site', () => {
    const documents = { ...hostSite.documents, '/about': { en: 'about/index.html' } };
    expect(nginxServer({ ...hostSite, documents })).toBe(nginxServer(hostSite));
  });

  it('sends violation reports to the provider', () => {
    expect(nginxServer(hostSite)).toContain(`set $studio_reporting 'csp="/api/v1/reports"';`);
  });
});
