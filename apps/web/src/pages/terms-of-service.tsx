import { termsOfService } from '@studio/content';
import { Legal } from '../sections/legal.tsx';

export default function TermsOfService() {
  return <Legal facts={termsOfService} category="Terms" />;
}
