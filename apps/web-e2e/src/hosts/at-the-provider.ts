import { inert, type Row } from './host.ts';

const json = { 'Content-Type': 'application/json' };

/** Requests that a host forwards to the provider, if it has one. */
export const atTheProvider: readonly Row[] = [
  { path: '/healthz', status: 200, answers: { 'cache-control': 'no-store' } },
  { path: '/api/v1/openapi.json', status: 200, answers: { 'cache-control': 'no-cache' } },
  { path: '/api/v1/wechat/namecard/mei', status: 200, answers: { 'content-type': 'image/svg+xml' } },
  { path: '/api/v1/newsletter/confirm?token=x', status: 404, answers: { 'x-robots-tag': 'noindex' } },
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
  { path: '/api/v1/newsletter/subscribe', method: 'PUT', status: 405, answers: { allow: 'POST' } },
  { path: '/api/none', status: 404, answers: { 'content-security-policy': inert } },
  { path: '/api', status: 404 },
];
