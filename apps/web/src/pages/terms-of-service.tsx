import { termsOfService } from '@studio/content';
import { Legal } from '../parts/legal.tsx';

export function TermsOfService() {
  return <Legal facts={termsOfService} page="Terms" />;
}
