import { cloudSolutions } from '@studio/content';
import notes from '@studio/brand/drawings/cloudNotes.svg';
import scene from '@studio/brand/drawings/cloudLayers.svg';
import { notePoints } from '@studio/brand/note-points';
import { ServiceTemplate } from '../sections/service-template.tsx';

export default function CloudSolutions() {
  return (
    <ServiceTemplate
      facts={cloudSolutions}
      scene={scene}
      notes={notes}
      points={notePoints.cloudNotes}
      category="Cloud Solutions"
    />
  );
}
