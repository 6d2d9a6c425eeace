/** The rules of the order system. */
export const orderRules = {
  label: 'samples:rules.label',
  title: 'samples:rules.title',
  items: [
    { id: 'order', title: 'samples:rules.items.order.title', text: 'samples:rules.items.order.text' },
    { id: 'evening', title: 'samples:rules.items.evening.title', text: 'samples:rules.items.evening.text' },
    { id: 'large', title: 'samples:rules.items.large.title', text: 'samples:rules.items.large.text' },
    { id: 'ready', title: 'samples:rules.items.ready.title', text: 'samples:rules.items.ready.text' },
  ],
} as const;

/** The table of its orders: how many pieces, and for how much. */
export const orderTable = {
  label: 'samples:table.label',
  title: 'samples:table.title',
  views: ['samples:table.views.products', 'samples:table.views.people'],
  amounts: {
    cafe: { pieces: 3, amount: 21.5 },
    wang: { pieces: 12, amount: 14.4 },
    birthday: { pieces: 1, amount: 38 },
    inn: { pieces: 6, amount: 45 },
    school: { pieces: 4, amount: 26 },
    roy: { pieces: 2, amount: 11 },
    lin: { pieces: 8, amount: 9.6 },
  },
} as const;

/** The names of the layers of the order system, from the top. */
export const systemLayers = ['samples:layers.see', 'samples:layers.rules', 'samples:layers.data'] as const;
