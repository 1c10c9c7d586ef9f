/** Rows keep their place for a moment after a change: a finger that is on its way meets the row it aimed at. */
import { useEffect, useRef, useState } from 'react';

/** Counted from the first change that is not shown yet, so that steady changes do not hold the list for ever. */
export const SETTLE_MS = 4000;

/** The value of 4 s ago while it changes; what is equal counts as unchanged. */
export function useSettled<Value>(value: Value, isEqual: (a: Value, b: Value) => boolean): Value {
  const [shown, setShown] = useState(value);
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  const waits = !isEqual(shown, value);
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setTimeout(() => setShown(latest.current), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [waits]);
  return shown;
}
