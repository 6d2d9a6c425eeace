import { createContext } from 'react';

/** The analytics category of clicks on a page. */
export const AnalyticsCategory = createContext('');
