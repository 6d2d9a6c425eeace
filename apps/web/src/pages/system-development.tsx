import { systemDevelopment } from '@studio/content';
import notes from '@studio/brand/drawings/systemNotes.svg';
import scene from '@studio/brand/drawings/systemLayers.svg';
import { notePoints } from '@studio/brand/note-points';
import { ServiceTemplate } from '../sections/service-template.tsx';

export default function SystemDevelopment() {
  return (
    <ServiceTemplate
      facts={systemDevelopment}
      scene={scene}
      notes={notes}
      points={notePoints.systemNotes}
      category="System Development"
    />
  );
}
