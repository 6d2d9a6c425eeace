/** What a visitor reads or hears of a document: its texts, and the attributes that are spoken or shown. */
export function visibleTexts(html: string): string[] {
  const markup = html.replace(/<(script|style)\b.*?<\/\1>/gs, '').replace(forMachines, '');
  const attributes = markup.matchAll(/ (?:alt|aria-label|title|placeholder|content)="([^"]*)"/g);
  const texts = markup.matchAll(/>([^<]+)/g);
  return [...attributes, ...texts].map(([, text = '']) => text.trim()).filter(Boolean);
}

/** Addresses, colours and the like, which only machines read. */
const forMachines =
  /<meta (?:name="(?:theme-color|robots|twitter:card)"|property="og:(?:type|locale(?::alternate)?|url|image(?::width|:height)?)")[^>]*>/g;
