export {
  LegalDocument,
  type LegalDocumentProps,
  type LegalDocumentSection,
  type LegalHighlight,
} from './legal-document.tsx';
