import { privacyPolicy } from '@studio/content';
import { Legal } from '../parts/legal.tsx';

export function PrivacyPolicy() {
  return <Legal facts={privacyPolicy} page="Privacy" />;
}
