import { useNavigate } from '@luneta/app-shell/router';
import { useEffect, useState } from 'react';

/**
 * A new object, and a new revision of one, have an address of their own: once saved under another id the screen goes there.
 * @param id of the object that is open; undefined while it is new
 * @param hrefOf the address of an object
 */
export function usePlace(id: number | undefined, hrefOf: (id: number) => string) {
  const navigate = useNavigate();
  const [placed, setPlaced] = useState<number | null>(null);
  const href = placed === null ? null : hrefOf(placed);
  useEffect(() => {
    if (href !== null) void navigate(href, { replace: true });
  }, [href, navigate]);
  return {
    placed,
    go: (saved: number) => {
      if (saved !== id) setPlaced(saved);
    },
  };
}
