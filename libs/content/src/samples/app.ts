/** The app of a market stall, and its sales of a morning. */
export const marketStall = {
  label: 'samples:phone.label',
  title: 'samples:phone.title',
  status: 'samples:phone.status',
  text: 'samples:phone.text',
  action: 'samples:phone.action',
  takings: 412.5,
  items: [
    { id: 'honey', title: 'samples:phone.items.honey', sold: 4 },
    { id: 'jar', title: 'samples:phone.items.jar', sold: 2 },
    { id: 'candle', title: 'samples:phone.items.candle', sold: 7 },
    { id: 'syrup', title: 'samples:phone.items.syrup', sold: 1 },
  ],
} as const;

/** Two more screens of the app: the stock, and the sales that it keeps until there is a signal. */
export const stallStock = {
  label: 'samples:stock.label',
  title: 'samples:stock.title',
  status: 'samples:stock.status',
  action: 'samples:stock.action',
  items: [
    { id: 'honey', title: 'samples:phone.items.honey', left: 12 },
    { id: 'jar', title: 'samples:phone.items.jar', left: 6 },
    { id: 'candle', title: 'samples:phone.items.candle', left: 3 },
    { id: 'syrup', title: 'samples:phone.items.syrup', left: 8 },
  ],
} as const;

export const stallKept = {
  label: 'samples:kept.label',
  title: 'samples:kept.title',
  status: 'samples:kept.status',
  text: 'samples:kept.text',
  action: 'samples:kept.action',
  total: 47,
  items: [
    { id: 'honey', title: 'samples:phone.items.honey', amount: 14 },
    { id: 'jar', title: 'samples:phone.items.jar', amount: 24 },
    { id: 'candle', title: 'samples:phone.items.candle', amount: 9 },
  ],
} as const;

/** The names of the layers of the app, from the top. */
export const appLayers = ['samples:layers.sale', 'samples:layers.stock', 'samples:layers.kept'] as const;
