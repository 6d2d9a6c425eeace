import { describe, expect, it } from 'vitest';
import { hostSite } from '../testing/host-site.ts';
import { maxBodySize } from './max-body-size.ts';
import { nginxHttp, nginxServer } from './nginx.ts';

describe('the nginx configuration', () => {
  it('maps each language to its file', () => {
    expect(nginxHttp(hostSite)).toContain('  default index.html;\n  zh-TW index.zh-TW.html;\n');
  });

  it('shows the page for unknown paths in the language of the prefix, or else in the preferred one', () => {
    const site = { ...hostSite, notFound: '/404' };
    expect(nginxHttp(site)).toContain(
      'map $studio_language $studio_unknown_negotiated {\n  default /404.html;\n  zh-TW /404.zh-TW.html;\n}\n',
    );
    expect(nginxServer(site)).toContain('error_page 404 $studio_unknown_page;\n  return 404;');
    expect(nginxServer(site)).not.toContain('return 302 /;');
    expect(nginxServer(hostSite)).toContain('return 302 /;');
  });

  it('redirects as the site does', () => {
    expect(nginxServer(hostSite)).toContain('location = /old { return 302 "/faq#new"; }\n');
    expect(nginxServer(hostSite)).toContain(
      'if ($request_uri = "/faq?topic=new") { return 302 "/faq/new"; }\n',
    );
  });

  it('does not grow with the pages of the site', () => {
    const documents = { ...hostSite.documents, '/about': { en: 'about/index.html' } };
    expect(nginxServer({ ...hostSite, documents })).toBe(nginxServer(hostSite));
  });

  it('serves each file with the content type of the manifest', () => {
    const file = { type: 'image/avif', etag: 'e', encodings: {} };
    const { 'index.html': html = file } = hostSite.files;
    const files = { 'index.html': html, 'a.avif': file, 'B.AVIF': file, 'no-ending': file };
    expect(nginxServer({ ...hostSite, files })).toContain(
      'default_type application/octet-stream;\n' +
        'types {\n  "text/html; charset=utf-8" html;\n  "image/avif" avif;\n}\n',
    );
  });

  it('leaves it to the provider to refuse a form that is a little too large', () => {
    const [, kilobytes] = /client_max_body_size (\d+)k;/.exec(nginxServer(hostSite)) ?? [];
    expect(Number(kilobytes) * 1024).toBeGreaterThanOrEqual(2 * maxBodySize);
  });

  it('sends violation reports to the provider', () => {
    expect(nginxServer(hostSite)).toContain(`set $studio_reporting_endpoints 'csp="/api/v1/reports"';`);
  });
});
