import { useSyncExternalStore } from 'react';

/** Whether a CSS media query matches now; the component renders again when that changes. */
export const useMediaQuery = (query: string): boolean => {
  const read = () => matchMedia(query).matches;
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    read,
    // Frames are drawn while an app is built; whoever draws says how wide the screen is.
    read,
  );
};
