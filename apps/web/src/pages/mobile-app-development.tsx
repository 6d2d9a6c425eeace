import { mobileAppDevelopment } from '@studio/content';
import drawing from '@studio/brand/drawings/mobileHeaderDrawing.svg';
import { ServiceTemplate } from '../sections/service-template.tsx';

export default function MobileAppDevelopment() {
  return <ServiceTemplate facts={mobileAppDevelopment} drawing={drawing} category="Mobile App Development" />;
}
