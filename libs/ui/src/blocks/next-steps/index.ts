export { NextSteps, type NextStep, type NextStepsProps } from './next-steps.tsx';
