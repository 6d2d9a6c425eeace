export { Accordion, type AccordionItem, type AccordionProps } from './accordion.tsx';
export { accordionVariants, type AccordionVariants } from './accordion.variants.ts';
