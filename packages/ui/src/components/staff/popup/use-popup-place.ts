import { useCallback, useState } from 'react';

/**
 * The container of a popup: the surrounding dialog, because outside of it the popup would be inert; otherwise the
 * surrounding theme, because outside of it the popup would have no colours. `ref` goes on an element that is always
 * shown.
 */
export const usePopupPlace = (): { place: HTMLElement | null; ref: (element: HTMLElement | null) => void } => {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const ref = useCallback((element: HTMLElement | null) => {
    if (element) setPlace(element.closest<HTMLElement>('dialog, [data-tema]') ?? document.body);
  }, []);
  return { place, ref };
};
