export { ProcessSteps, type ProcessStep, type ProcessStepsProps } from './process-steps.tsx';
