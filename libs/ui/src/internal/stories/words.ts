// Texts that several stories use.

export const technologies = [
  'WeChat Mini Program',
  'React Native',
  'Flutter',
  'Kotlin',
  'Swift',
  'JavaScript',
  'TypeScript',
  'Python',
  'Java',
  'Node.js',
  'REST',
  'GraphQL',
  'OAuth',
  'Firebase',
  'AWS',
];

export const industries = [
  'E-commerce',
  'Retail',
  'Finance',
  'Healthcare',
  'Education',
  'Travel & Hospitality',
  'Real Estate',
  'Manufacturing',
  'Logistics',
];
