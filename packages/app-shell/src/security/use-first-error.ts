import { useEffect, useRef, useState } from 'react';

/** Moves the focus to the first field at fault after each try to send the form (WCAG 3.3.1). */
export function useFirstError() {
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);
  return { form, tried: tries > 0, tryNow: () => setTries((before) => before + 1), calm: () => setTries(0) };
}
