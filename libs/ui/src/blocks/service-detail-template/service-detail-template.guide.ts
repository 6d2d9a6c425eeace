import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  when: [
    'For a service page without prices, such as system development or cloud solutions.',
    'For a new service of that kind: it needs texts, a theme and an illustration, but no layout.',
  ],
  whenNot: [
    'For a service with plans: compose its page from `Poster`, `PricingGrid` and `ProcessSteps`.',
    'For a legal text: use a `LegalDocument`.',
    'For the list of all services: use `ServiceRows`.',
  ],
  dos: [
    'Show the service itself in `hero.scene`: it hangs over the next section.',
    'Use four or six features, and six steps.',
    'Answer in `faq` the questions that visitors have before their first message.',
    'End with one button in `lastLine.actions`.',
  ],
  donts: [
    'Do not apply the theme to more elements: it colours the first and last section, the steps and the lit part of pictures only.',
    'Do not leave a part empty: its heading would have no content.',
    'Do not change the order for one service: visitors who compare services expect the same order.',
  ],
  accessibility: [
    'One `h1`, an `h2` for every part, and an `h3` for every feature, step and question. The benefits are a list of sentences.',
    'Text has enough contrast in all eight themes and both schemes.',
    'With `breadcrumbs`, the back link is below the related services.',
    'The find-in-page of the browser finds collapsed answers, as in all `Asks`.',
  ],
};
