export { SampleRules, type SampleRulesProps } from './sample-rules.tsx';
