/** The website of a clinic, and its appointments of a day. */
export const clinic = {
  label: 'samples:site.label',
  name: 'samples:site.name',
  links: ['samples:site.links.treatments', 'samples:site.links.people', 'samples:site.links.map'],
  title: 'samples:site.title',
  day: 'samples:site.day',
  action: 'samples:site.action',
  appointments: [
    { time: '9:00', state: 'free' },
    { time: '9:40', state: 'taken' },
    { time: '10:20', state: 'free' },
    { time: '11:00', state: 'taken' },
    { time: '13:00', state: 'chosen' },
    { time: '13:40', state: 'free' },
    { time: '14:20', state: 'taken' },
    { time: '15:00', state: 'free' },
  ],
} as const;
