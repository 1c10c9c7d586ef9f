import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

import { afterFirstPicture } from './after-first-picture.ts';

/**
 * A part of a screen whose code comes after the first picture, or when it opens, whichever is first. One that cannot be
 * fetched breaks no screen: it is asked for again when there is a network, and when it opens again. One that opens and
 * closes stands in the page from its first opening on, and stays for its closing motion. `meanwhile` keeps the place of a part
 * that the first screen shows.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode = null,
): ComponentType<Props> {
  let come: ComponentType<Props> | undefined;
  return function LazyPart(props: Props) {
    const queries = useQueryClient();
    const [Part, setPart] = useState(() => come);
    const asked = 'open' in props ? props.open : undefined;
    const open = asked === true;
    const [isIn, setIsIn] = useState(asked !== false);
    if (open && !isIn) setIsIn(true);
    useEffect(() => {
      if (Part) return undefined;
      let here = true;
      const bring = async () => {
        try {
          come ??= await load();
        } catch {
          return;
        }
        if (here) setPart(() => come);
      };
      const ask = () => {
        if (here) void bring();
      };
      if (open) ask();
      else void afterFirstPicture(document.body, queries).then(ask);
      window.addEventListener('online', ask);
      return () => {
        here = false;
        window.removeEventListener('online', ask);
      };
    }, [Part, open, queries]);
    return Part && isIn ? <Part {...props} /> : meanwhile;
  };
}
