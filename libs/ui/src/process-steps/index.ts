export { ProcessSteps, type ProcessStepsProps, type Step } from './process-steps.tsx';
