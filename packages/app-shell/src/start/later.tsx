import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';

import { afterFirstPicture } from './after-first-picture.ts';

/** Renders what the first screen does not need once that screen stands, so that nothing of it competes for the line. */
export function Later({ children }: { children: ReactNode }) {
  const queries = useQueryClient();
  const [now, setNow] = useState(false);
  useEffect(() => {
    let here = true;
    void afterFirstPicture(document.body, queries).then(() => here && setNow(true));
    return () => void (here = false);
  }, [queries]);
  return now ? children : null;
}
