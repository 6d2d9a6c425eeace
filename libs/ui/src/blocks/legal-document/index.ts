export { LegalDocument, type LegalDocumentProps, type LegalDocumentSection } from './legal-document.tsx';
