/** Returns the texts of a document that visitors see or screen readers announce, including those in attributes. */
export function visibleTexts(html: string): string[] {
  const markup = html
    .replace(/<(script|style)\b.*?<\/\1>/gs, '')
    .replace(machineReadableMeta, '')
    .replaceAll('<wbr/>', '');
  const attributes = markup.matchAll(/ (?:alt|aria-label|title|placeholder|content)="([^"]*)"/g);
  const texts = markup.matchAll(/>([^<]+)/g);
  return [...attributes, ...texts].map(([, text = '']) => text.trim()).filter(Boolean);
}

/** Meta elements with values that only machines read, such as URLs and colors. */
const machineReadableMeta =
  /<meta (?:http-equiv=|name="(?:theme-color|robots|twitter:card)"|property="og:(?:type|locale(?::alternate)?|url|image(?::width|:height)?)")[^>]*>/g;
