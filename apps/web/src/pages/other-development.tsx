import { otherDevelopment } from '@studio/content';
import notes from '@studio/brand/drawings/otherNotes.svg';
import scene from '@studio/brand/drawings/otherIsland.svg';
import { notePoints } from '@studio/brand/note-points';
import { Illustration } from '@studio/ui';
import { ServiceTemplate } from '../sections/service-template.tsx';

export default function OtherDevelopment() {
  return (
    <ServiceTemplate
      facts={otherDevelopment}
      scene={<Illustration src={scene} tone="theme" motion="open" className="w-full" />}
      notes={notes}
      points={notePoints.otherNotes}
      category="Other Development"
    />
  );
}
