import { createContext, useContext } from 'react';
import { useLocation, useNavigationType, type Location, type NavigationType } from 'react-router-dom';

/** Where the visitor is, and how they came there. */
export interface Visit {
  location: Location;
  type: NavigationType;
}

export const VisitContext = createContext<Visit | undefined>(undefined);

/** As soon as it is known. What asks the router is told a moment later, so that the page itself comes first. */
export function useVisit(): Visit {
  const location = useLocation();
  const type = useNavigationType();
  return useContext(VisitContext) ?? { location, type };
}
