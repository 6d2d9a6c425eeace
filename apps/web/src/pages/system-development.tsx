import { systemDevelopment } from '@studio/content';
import drawing from '@studio/ui/drawings/systemHeaderDrawing.svg';
import { ServiceTemplate } from '../parts/service-template.tsx';

export function SystemDevelopment() {
  return <ServiceTemplate facts={systemDevelopment} drawing={drawing} page="System Development" />;
}
