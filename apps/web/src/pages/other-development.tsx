import { otherDevelopment } from '@studio/content';
import notes from '@studio/brand/drawings/otherNotes.svg';
import scene from '@studio/brand/drawings/otherHeaderDrawing.svg';
import { notePoints } from '@studio/brand/note-points';
import { ServiceTemplate } from '../sections/service-template.tsx';

export default function OtherDevelopment() {
  return (
    <ServiceTemplate
      facts={otherDevelopment}
      scene={scene}
      ratio="4:3"
      notes={notes}
      points={notePoints.otherNotes}
      category="Other Development"
    />
  );
}
