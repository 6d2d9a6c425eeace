import { systemDevelopment } from '@studio/content';
import notes from '@studio/brand/drawings/systemNotes.svg';
import { systemNotes } from '@studio/brand/note-points/system-notes';
import { SystemLayers } from '../sections/samples/system-layers.tsx';
import { ServiceTemplate } from '../sections/service-template.tsx';

export default function SystemDevelopment() {
  return (
    <ServiceTemplate
      facts={systemDevelopment}
      scene={<SystemLayers />}
      notes={notes}
      points={systemNotes}
      icons={{
        access: 'key',
        languages: 'languages',
        devices: 'devices',
        reports: 'bars',
        integration: 'plugs',
        workflow: 'route',
      }}
      category="System Development"
    />
  );
}
