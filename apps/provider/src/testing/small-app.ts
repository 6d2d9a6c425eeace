import type { HostContact } from '@studio/site/host';
import { pino } from 'pino';
import { createApp, type AppOptions } from '../app.ts';
import { requestLog } from '../log/request-log.ts';
import { openSqlite } from '../store/sqlite.ts';
import { createStore } from '../store/store.ts';
import { smallSite } from './small-site.ts';

export const contacts: readonly HostContact[] = [
  {
    id: 'mei',
    name: 'Mei Lin',
    phone: '+1 613-555-0142',
    company: 'Inklake Studio',
    email: 'mei@example.com',
  },
  {
    id: 'tom',
    name: 'Tom Hale',
    phone: '+1 613-555-0187',
    company: 'Inklake Studio',
    email: 'tom@example.com',
    link: 'https://u.wechat.com/kTomHale-0187_x?s=2',
  },
];

export function recordLog() {
  const lines: string[] = [];
  return { log: pino({}, { write: (line: string) => void lines.push(line) }), lines };
}

/** The provider with a small site and a database in memory. */
export function smallApp(options: Partial<AppOptions> = {}) {
  const database = openSqlite(':memory:');
  const { log, lines } = recordLog();
  const observers = [requestLog(log)];
  const app = createApp({
    store: createStore(database),
    site: smallSite,
    log,
    observers,
    contacts,
    ...options,
  });
  return { app, database, lines, observers };
}
