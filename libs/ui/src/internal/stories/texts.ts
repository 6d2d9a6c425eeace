/** Texts that are longer than those of most sites, for the stories `LongText`. */
export const long = {
  title: 'Need something that is not on the list of what we usually do?',
  text: 'Much of our work began as an odd question. Describe yours: if we are the wrong people, we say so, and often know the right ones.',
};

/** The texts of a field, longer than those of most forms. */
export const longField = {
  label: 'Required, unless it is marked as optional.',
  labelNote: 'optional',
  hint: 'A small studio in Ontario that designs, builds and looks after websites, systems and cloud.',
  error: 'This does not look like an email address. Please write it as name@example.com.',
};

/** Questions and answers of a few sentences each. */
export const questions = [
  {
    id: 'start',
    title: 'How does a project start?',
    content:
      'With a conversation, which is free. Tell us what you need and what bothers you today. You get a written proposal with scope, price and dates, and decide then.',
  },
  {
    id: 'time',
    title: 'How long does a website take?',
    content:
      'A website of a few pages takes a few weeks, most of which is waiting for texts and pictures. A system takes months, in stages that you can use as they arrive. The proposal has the dates.',
  },
  {
    id: 'ownership',
    title: 'Who owns the result?',
    content:
      'Your content, your domain and your data are yours from the first day. What we build for you is licensed to your business once it is paid in full. The Terms of Service say it exactly.',
  },
  {
    id: 'far',
    title: 'We are not in Ontario. Does that matter?',
    content:
      'No. We meet by video, work in shared documents, and answer just as fast wherever you are. For product photography you send us the products.',
  },
];

/** Options with long labels. */
export const longOptions = questions.map(({ id, title }) => ({ value: id, label: title }));
