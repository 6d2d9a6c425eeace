import { useEffect, useState } from 'react';

/**
 * Returns the text of a live region one render after the region itself: screen readers announce changes of a region,
 * but not the text that it is inserted with.
 */
export function useAnnouncement<Text>(text: Text): Text | undefined {
  const [announced, setAnnounced] = useState<Text>();
  useEffect(() => {
    setAnnounced(text);
  }, [text]);
  return announced;
}
