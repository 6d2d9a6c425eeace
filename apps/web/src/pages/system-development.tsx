import { systemDevelopment } from '@studio/content';
import drawing from '@studio/brand/drawings/systemHeaderDrawing.svg';
import { ServiceTemplate } from '../sections/service-template.tsx';

export default function SystemDevelopment() {
  return <ServiceTemplate facts={systemDevelopment} drawing={drawing} category="System Development" />;
}
