import { useEffect } from 'react';
import { isMotionWanted } from '../../../lib/motion-wanted.ts';

/** Between the option and the sheet, px. */
const GAP = 12;

/**
 * While the sheet is open the right option of the page stands above it: its list gets the space that it lacks below, and the
 * page is scrolled. An option that is seen stays where it is.
 */
export function useRightInSight(open: boolean): void {
  useEffect(() => {
    const option = document.querySelector('[data-look=correct], [data-look=missed]');
    const list = option?.parentElement;
    const sheet = document.querySelector<HTMLDialogElement>('dialog[open]');
    if (!open || !option || !list || !sheet) return undefined;
    // The sheet still rises: its place in the layout is the one it comes to.
    const covered = option.getBoundingClientRect().bottom + GAP - sheet.offsetTop;
    if (covered <= 0) return undefined;
    const { documentElement: page } = document;
    const leave = (space: number) => list.style.setProperty('margin-block-end', `${space}px`);
    // Of a short page the space that its frame had left below comes first, and makes nothing to scroll. More than it can be
    // shows how much there is.
    const plenty = page.clientHeight + covered;
    leave(plenty);
    const room = page.scrollHeight - page.clientHeight - window.scrollY;
    leave(Math.max(0, plenty - (room - covered)));
    window.scrollBy({ top: covered, behavior: isMotionWanted(option) ? 'smooth' : 'instant' });
    return () => {
      list.style.removeProperty('margin-block-end');
    };
  }, [open]);
}
