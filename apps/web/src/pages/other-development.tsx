import { otherDevelopment } from '@studio/content';
import drawing from '@studio/brand/drawings/otherHeaderDrawing.svg';
import { ServiceTemplate } from '../sections/service-template.tsx';

export default function OtherDevelopment() {
  return <ServiceTemplate facts={otherDevelopment} drawing={drawing} category="Other Development" />;
}
