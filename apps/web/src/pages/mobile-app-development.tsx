import { mobileAppDevelopment } from '@studio/content';
import notes from '@studio/brand/drawings/mobileNotes.svg';
import scene from '@studio/brand/drawings/mobileLayers.svg';
import { notePoints } from '@studio/brand/note-points';
import { ServiceTemplate } from '../sections/service-template.tsx';

export default function MobileAppDevelopment() {
  return (
    <ServiceTemplate
      facts={mobileAppDevelopment}
      scene={scene}
      notes={notes}
      points={notePoints.mobileNotes}
      category="Mobile App Development"
    />
  );
}
