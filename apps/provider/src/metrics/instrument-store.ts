import type { Store } from '../store/store.ts';
import type { Metrics } from './metrics.ts';

/** Counts messages and the outcomes of mails. */
export function instrumentStore(
  store: Store,
  { messages, mails }: Pick<Metrics, 'messages' | 'mails'>,
): Store {
  const { outbox } = store;
  return {
    ...store,
    async addMessage(message) {
      const id = await store.addMessage(message);
      messages.inc({ kind: message.quarantine ? 'quarantined' : 'accepted' });
      return id;
    },
    outbox: {
      ...outbox,
      async sent(mail, at) {
        await outbox.sent(mail, at);
        mails.inc({ outcome: 'sent' });
      },
      async failed(mail, error, dueAt) {
        await outbox.failed(mail, error, dueAt);
        mails.inc({ outcome: dueAt ? 'retried' : 'gave_up' });
      },
    },
  };
}
