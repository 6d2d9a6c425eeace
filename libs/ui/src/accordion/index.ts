export {
  Accordion,
  accordionTypes,
  type AccordionItem,
  type AccordionProps,
  type AccordionType,
} from './accordion.tsx';
