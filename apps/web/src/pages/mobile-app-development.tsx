import { mobileAppDevelopment } from '@studio/content';
import notes from '@studio/brand/drawings/mobileNotes.svg';
import { mobileNotes } from '@studio/brand/note-points/mobile-notes';
import { AppLayers } from '../sections/samples/app-layers.tsx';
import { ServiceTemplate } from '../sections/service-template.tsx';

export default function MobileAppDevelopment() {
  return (
    <ServiceTemplate
      facts={mobileAppDevelopment}
      scene={<AppLayers />}
      notes={notes}
      points={mobileNotes}
      icons={{
        platforms: 'phones',
        miniProgram: 'tiles',
        offline: 'cloud',
        notifications: 'bell',
        backend: 'stage',
        stores: 'bag',
      }}
      category="Mobile App Development"
    />
  );
}
