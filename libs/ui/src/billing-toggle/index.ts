export { BillingToggle, billings, type Billing, type BillingToggleProps } from './billing-toggle.tsx';
