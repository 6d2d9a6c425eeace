import { useEffect, useState, type ComponentType } from 'react';
import { idle } from './idle.ts';

/**
 * A component that is not part of the prerendered document, such as a loading indicator. Its code loads when the
 * browser is idle. If it cannot be loaded, nothing is rendered until its parent renders again and it is there.
 */
export function idlePart<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  return function IdlePart(props) {
    const [Part, setPart] = useState<ComponentType<P>>();
    useEffect(() => {
      if (Part) return;
      idle()
        .then(load)
        .then(
          (part) => {
            setPart(() => part);
          },
          () => undefined,
        );
      // Each render of the parent makes a new `props` object.
    }, [Part, props]);
    return Part && <Part {...props} />;
  };
}
