/** Returns items of a list from their titles and texts. A title, with hyphens instead of spaces, is also the id of its item. */
export const toItems = (texts: readonly (readonly [title: string, text: string])[]) =>
  texts.map(([title, text]) => ({ id: title.replaceAll(' ', '-'), title, text }));

/** Returns links from their labels. */
export const toLinks = (...labels: readonly string[]) =>
  labels.map((label) => ({ label, href: `#${label.toLowerCase().replaceAll(' ', '-')}` }));

/** The services of a studio. */
export const services = toLinks(
  'One-Stop Service',
  'System Development',
  'Mobile App Development',
  'Cloud Solutions',
  'Social Media Design',
  'Product Photography',
  'Website Hosting',
);
