// Translation keys that several stories use.

export const technologies = [
  'miniProgram',
  'reactNative',
  'flutter',
  'kotlin',
  'swift',
  'javascript',
  'typescript',
  'python',
  'java',
  'node',
  'rest',
  'graphql',
  'oauth',
  'firebase',
  'aws',
].map((id) => `other-development:technologies.${id}`);

export const industries = [
  'ecommerce',
  'retail',
  'finance',
  'healthcare',
  'education',
  'travel',
  'realEstate',
  'manufacturing',
  'logistics',
].map((id) => `common:industries.${id}`);
