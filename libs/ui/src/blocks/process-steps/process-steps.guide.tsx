import type { Guide } from '../../internal/guide.ts';
import { ProcessSteps } from './process-steps.tsx';

export const guide: Guide = {
  when: [
    'For steps in order, such as the phases of a project.',
    'For three, four or six steps, each with a title and a sentence.',
  ],
  whenNot: [
    'For items in any order: use `Rows`, or `Notes` if there is a picture.',
    'For the position of a page in the site: use `Breadcrumbs`.',
    'To show the progress of a form: it has no current step.',
  ],
  dos: [
    'Name each step in one or two words.',
    'Describe in the text what the customer gets or has to do.',
    'Put it into a `Section`: the route begins and ends at the edges of the page.',
  ],
  donts: [
    'Do not write the number into the title: the component renders it.',
    'Do not make the titles links: the steps describe a process and do not navigate.',
  ],
  pairs: [
    {
      rule: 'Steps happen one after the other. Anything else is a list.',
      right: (
        <ProcessSteps
          items={[
            { id: 'choose', title: 'Choose', text: 'Pick your loaves.' },
            { id: 'bake', title: 'We bake', text: 'At four in the morning.' },
            { id: 'eat', title: 'You eat', text: 'From seven o’clock.' },
          ]}
        />
      ),
      wrong: (
        <ProcessSteps
          items={[
            { id: 'fresh', title: 'Fresh', text: 'Bread from today.' },
            { id: 'near', title: 'Near', text: 'Flour from the county.' },
            { id: 'open', title: 'Open', text: 'From Tuesday to Saturday.' },
          ]}
        />
      ),
    },
  ],
  accessibility: [
    'An ordered list. The number is text before the title.',
    'The titles are `h3`. Set `headingLevel` where there is no `h2` above them.',
    'Below 60rem the route goes down beside the steps. The order is the same.',
    'The route is decorative. In forced colours it has the colour of the text.',
  ],
};
