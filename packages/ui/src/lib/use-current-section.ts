import { useEffect, useState } from 'react';

/** A part counts as being read once its top has come this far up the screen. */
const READ_FROM = 1 / 3;

const readNow = (ids: readonly string[]): string | null =>
  ids
    .filter((id) => {
      const top = document.getElementById(id)?.getBoundingClientRect().top;
      return top !== undefined && top <= innerHeight * READ_FROM;
    })
    .at(-1) ?? null;

/**
 * Id of the part of the page being read, for a `PageIndex`; `null` above the first.
 * @param ids ids of the parts in their order; they must be on the page when the component is
 */
export const useCurrentSection = (ids: readonly string[]): string | null => {
  const [current, setCurrent] = useState<string | null>(null);
  const list = ids.join(' ');
  useEffect(() => {
    const parts = list.split(' ');
    // Called when a section crosses the line, not at every scroll event.
    const observer = new IntersectionObserver(() => setCurrent(readNow(parts)), {
      rootMargin: `0px 0px -${(1 - READ_FROM) * 100}% 0px`,
    });
    for (const id of parts) {
      const part = document.getElementById(id);
      if (part) observer.observe(part);
    }
    return () => observer.disconnect();
  }, [list]);
  return current;
};
