import { useEffect, useState, type ComponentType } from 'react';
import { idle } from './idle.ts';

/** A part that no document has: it is fetched and drawn when the page is idle. One that does not come is not missed. */
export function idlePart(load: () => Promise<ComponentType>): ComponentType {
  return function IdlePart() {
    const [Part, setPart] = useState<ComponentType>();
    useEffect(() => {
      idle()
        .then(load)
        .then(
          (part) => {
            setPart(() => part);
          },
          () => undefined,
        );
    }, []);
    return Part && <Part />;
  };
}
