import { useCallback, useState } from 'react';

/**
 * Where a popup is drawn: in the dialog around, outside of which it would be inert, else in the theme around, outside
 * of which it would have no colours. `ref` goes on an element that is always shown.
 */
export const usePopupPlace = (): { place: HTMLElement | null; ref: (element: HTMLElement | null) => void } => {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const ref = useCallback((element: HTMLElement | null) => {
    if (element) setPlace(element.closest<HTMLElement>('dialog, [data-tema]') ?? document.body);
  }, []);
  return { place, ref };
};
