import { cloudSolutions } from '@studio/content';
import drawing from '@studio/ui/drawings/cloudHeaderDrawing.svg';
import { ServiceTemplate } from '../parts/service-template.tsx';

export function CloudSolutions() {
  return <ServiceTemplate facts={cloudSolutions} drawing={drawing} page="Cloud Solutions" />;
}
