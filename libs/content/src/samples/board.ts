const order = <Id extends 'cafe' | 'wang' | 'birthday' | 'inn' | 'school' | 'roy' | 'lin'>(
  id: Id,
  number: string,
  time: string,
) => ({
  id,
  number,
  time,
  title: `samples:board.orders.${id}.title` as const,
  text: `samples:board.orders.${id}.text` as const,
});

/** The order board of a bakery: the orders of a morning. */
export const orderBoard = {
  label: 'samples:board.label',
  title: 'samples:board.title',
  views: ['samples:board.views.today', 'samples:board.views.tomorrow', 'samples:board.views.week'],
  /** The order that is moved to the next column. */
  active: 'wang',
  /** Orders of customers who write their name in Chinese. */
  chinese: ['wang', 'lin'],
  columns: [
    {
      id: 'new',
      title: 'samples:board.columns.new',
      orders: [
        order('cafe', '1046', '7:30'),
        order('wang', '1047', '8:00'),
        order('birthday', '1048', '10:15'),
      ],
    },
    {
      id: 'oven',
      title: 'samples:board.columns.oven',
      orders: [order('inn', '1042', '7:00'), order('school', '1044', '7:45')],
    },
    {
      id: 'ready',
      title: 'samples:board.columns.ready',
      orders: [order('roy', '1039', '6:30'), order('lin', '1041', '6:45')],
    },
  ],
} as const;
