/**
 * Browsers fetch the files that `<use>` refers to before the first paint, which costs about 300 ms of Largest Contentful
 * Paint on the home page. So drawings refer to a missing id until `loadVisibleDrawings` runs; without JavaScript, that id
 * is in a `<noscript>`.
 */
export function withLazyDrawings(html: string): { html: string; files: string[]; noscript: string } {
  const drawings = [...new Set([...html.matchAll(drawingFile)].map(([, drawing = '']) => drawing))];
  const uses = drawings.map((file) => `<use id="${toFragment(file)}" href="${file}"/>`);
  return {
    html: html.replace(drawingFile, (_, file: string) => `<use href="#${toFragment(file)}"`),
    files: [...new Set(drawings.map((drawing) => drawing.replace(/#.*/, '')))],
    noscript: uses.length > 0 ? `<noscript><div hidden><svg>${uses.join('')}</svg></div></noscript>` : '',
  };
}

/** A fragment must not contain a second `#`. */
const toFragment = (file: string) => file.replace('#', '!');

const drawingFile = /<use href="(\/[^"]+)"/g;

/** Loads each drawing when it is within a screen of the viewport, and all of them before printing. A part of `loadRest`. */
export const loadVisibleDrawings =
  'const d=[...document.querySelectorAll(\'use[href^="#/"]\')],' +
  'show=u=>u.setAttribute("href",u.getAttribute("href").replace(/^#(.+)!/,"$1#")),' +
  'o=new IntersectionObserver(e=>e.map(({target:t,isIntersecting:i})=>{if(i){o.unobserve(t);show(t.firstChild)}}),{rootMargin:"100%"});' +
  'addEventListener("beforeprint",()=>d.map(show));' +
  'd.map(u=>o.observe(u.parentNode));';
