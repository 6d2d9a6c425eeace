/** Where the editor is on a host that has one. */
export const editorPath = '/admin/';

/**
 * The policy of the editor. Sveltia CMS adds styles at run time, decodes pictures with WebAssembly and shows them before
 * they are saved. Its own fonts are among its files: the policy blocks the requests that it makes for them to a CDN as well.
 */
export function editorPolicy(gitHost?: string): string {
  return [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "font-src 'self' data:",
    ["connect-src 'self' blob: data:", ...(gitHost === undefined ? [] : [gitHost])].join(' '),
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}
