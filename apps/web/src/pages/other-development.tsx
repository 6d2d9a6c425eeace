import { otherDevelopment } from '@studio/content';
import drawing from '@studio/ui/drawings/otherHeaderDrawing.svg';
import { ServiceTemplate } from '../parts/service-template.tsx';

export function OtherDevelopment() {
  return <ServiceTemplate facts={otherDevelopment} drawing={drawing} page="Other Development" />;
}
