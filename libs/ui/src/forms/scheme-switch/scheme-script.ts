/** Key of the selection in `localStorage`. */
export const key = 'scheme';

/**
 * Code of an inline script that applies the stored scheme before the first paint. Put it in the head of each document,
 * before the styles. Allow its hash in the Content-Security-Policy, and set `suppressHydrationWarning` on `<html>`.
 */
export const schemeScript = `try{const s=localStorage.getItem('${key}');if(s==='light'||s==='dark')document.documentElement.dataset.scheme=s}catch{}`;
