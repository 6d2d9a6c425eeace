import { cloudSolutions } from '@studio/content';
import notes from '@studio/brand/drawings/cloudNotes.svg';
import scene from '@studio/brand/drawings/cloudLayers.svg';
import { cloudNotes } from '@studio/brand/note-points/cloud-notes';
import { Illustration } from '@studio/ui';
import { ServiceTemplate } from '../sections/service-template.tsx';

export default function CloudSolutions() {
  return (
    <ServiceTemplate
      facts={cloudSolutions}
      scene={<Illustration src={scene} tone="theme" ratio="1:1" motion="open" className="w-full" />}
      notes={notes}
      points={cloudNotes}
      icons={{
        infrastructure: 'servers',
        backups: 'copies',
        monitoring: 'pulse',
        security: 'padlock',
        costs: 'coins',
        migration: 'move',
      }}
      category="Cloud Solutions"
    />
  );
}
