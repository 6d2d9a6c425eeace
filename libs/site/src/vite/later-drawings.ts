/**
 * A browser fetches the files of drawings as soon as it reads of them, which is before it paints. Here they refer to
 * nothing at first. Where no script comes to change that, they refer to what stands in `noscript`.
 */
export function withLaterDrawings(html: string): { html: string; drawings: string } {
  const files = [...new Set([...html.matchAll(drawingFile)].map(([, file = '']) => file))];
  const uses = files.map((file) => `<use id="${file}" href="${file}"/>`);
  return {
    html: html.replace(drawingFile, '<use href="#$1"'),
    drawings: uses.length > 0 ? `<noscript><svg hidden>${uses.join('')}</svg></noscript>` : '',
  };
}

const drawingFile = /<use href="(\/[^"]+)"/g;

/** Lets each drawing that is come near refer to its file. The complete sheet has its colours. */
export const nearDrawings =
  'const o=new IntersectionObserver(e=>e.map(({target:t,isIntersecting:i})=>{if(i){' +
  'o.unobserve(t);const{href:h}=t.firstChild;h.baseVal=h.baseVal.replace("#/","/")}}),{rootMargin:"100%"});' +
  `document.querySelectorAll('use[href^="#/"]').forEach(u=>o.observe(u.parentNode))`;
