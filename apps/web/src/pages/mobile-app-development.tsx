import { mobileAppDevelopment } from '@studio/content';
import notes from '@studio/brand/drawings/mobileNotes.svg';
import { notePoints } from '@studio/brand/note-points';
import { AppLayers } from '../sections/samples/app-layers.tsx';
import { ServiceTemplate } from '../sections/service-template.tsx';

export default function MobileAppDevelopment() {
  return (
    <ServiceTemplate
      facts={mobileAppDevelopment}
      scene={<AppLayers />}
      notes={notes}
      points={notePoints.mobileNotes}
      category="Mobile App Development"
    />
  );
}
