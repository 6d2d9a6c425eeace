import { createHash } from 'node:crypto';

/** What a document runs and how it is dressed, as the text between its tags. */
export interface InlineCode {
  scripts: readonly string[];
  styles: readonly string[];
}

/** The Content Security Policy of one document: its own files, its own inline code by hash, and nothing else. */
export function contentSecurityPolicy({ scripts, styles }: InlineCode): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts.map(source).join(' ')}`,
    `style-src 'self' ${styles.map(source).join(' ')}`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ]
    .map((directive) => directive.trimEnd())
    .join('; ');
}

function source(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}
