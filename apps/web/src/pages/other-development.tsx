import { otherDevelopment } from '@studio/content';
import notes from '@studio/brand/drawings/otherNotes.svg';
import scene from '@studio/brand/drawings/otherIsland.svg';
import { otherNotes } from '@studio/brand/note-points/other-notes';
import { Illustration } from '@studio/ui';
import { ServiceTemplate } from '../sections/service-template.tsx';

export default function OtherDevelopment() {
  return (
    <ServiceTemplate
      facts={otherDevelopment}
      scene={<Illustration src={scene} tone="theme" motion="open" className="w-full" />}
      notes={notes}
      points={otherNotes}
      icons={{ development: 'brackets', integration: 'plugs', localization: 'languages', maintenance: 'nut' }}
      category="Other Development"
    />
  );
}
