import { sandboxPolicy } from '@studio/site/host';
import type { Expectation } from './host.ts';

const json = { 'Content-Type': 'application/json' };

/** Requests that a host forwards to the provider, if it has one. */
export const apiRequests: readonly Expectation[] = [
  { path: '/livez', status: 200, responseHeaders: { 'cache-control': 'no-store' } },
  { path: '/readyz', status: 200, responseHeaders: { 'cache-control': 'no-store' } },
  { path: '/healthz', status: 200, responseHeaders: { 'cache-control': 'no-store' } },
  { path: '/api/v1/wechat/namecard/mei', status: 200, responseHeaders: { 'content-type': 'image/svg+xml' } },
  { path: '/api/v1/newsletter/confirm?token=x', status: 404, responseHeaders: { 'x-robots-tag': 'noindex' } },
  {
    path: '/api/v1/newsletter/subscribe',
    method: 'POST',
    headers: json,
    body: '{"email":"visitor@example.com"}',
    status: 201,
  },
  {
    path: '/api/v1/newsletter/subscribe',
    method: 'POST',
    headers: { ...json, Host: 'site.example', Origin: 'http://site.example' },
    body: '{"email":"visitor@example.com"}',
    status: 201,
  },
  {
    path: '/api/v1/newsletter/subscribe',
    method: 'POST',
    headers: { ...json, Origin: 'https://evil.example' },
    body: '{"email":"visitor@example.com"}',
    status: 403,
  },
  { path: '/api/v1/newsletter/subscribe', method: 'PUT', status: 405, responseHeaders: { allow: 'POST' } },
  { path: '/api/none', status: 404, responseHeaders: { 'content-security-policy': sandboxPolicy } },
  { path: '/api', status: 404 },
];
