import { useEffect, useState, useSyncExternalStore } from 'react';

/**
 * Returns the text of a live region one render after the region itself: screen readers announce changes of a region,
 * but not the text that it is inserted with. Text from the server stays in the document.
 */
export function useAnnouncement<Text>(text: Text): Text | undefined {
  const isFromServer = useSyncExternalStore(subscribe, onClient, onServer);
  const [announced, setAnnounced] = useState(isFromServer ? text : undefined);
  useEffect(() => {
    setAnnounced(text);
  }, [text]);
  return announced;
}

const subscribe = () => () => undefined;
const onClient = () => false;
/** Also while hydrating. */
const onServer = () => true;
