import { systemDevelopment } from '@studio/content';
import notes from '@studio/brand/drawings/systemNotes.svg';
import { notePoints } from '@studio/brand/note-points';
import { SystemLayers } from '../sections/samples/system-layers.tsx';
import { ServiceTemplate } from '../sections/service-template.tsx';

export default function SystemDevelopment() {
  return (
    <ServiceTemplate
      facts={systemDevelopment}
      scene={<SystemLayers />}
      notes={notes}
      points={notePoints.systemNotes}
      category="System Development"
    />
  );
}
