import { cloudSolutions } from '@studio/content';
import drawing from '@studio/brand/drawings/cloudHeaderDrawing.svg';
import { ServiceTemplate } from '../sections/service-template.tsx';

export default function CloudSolutions() {
  return <ServiceTemplate facts={cloudSolutions} drawing={drawing} category="Cloud Solutions" />;
}
