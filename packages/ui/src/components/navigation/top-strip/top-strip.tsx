// A strip above every page. It sticks to the top and publishes its height, so that other sticky bars start below it and
// nothing is covered.
import { type ReactNode, useEffect, useRef } from 'react';
import * as css from './top-strip.css.ts';

export interface TopStripProps {
  /** Mode banners; without any it takes no space. */
  strip: ReactNode;
  /** The app under it. */
  children: ReactNode;
}

/** Below this height it scrolls with the page; see the style. */
const sticks = () => matchMedia('screen and (min-height: 420.02px)').matches;

/** Holds what is seen over every page, e.g. a mode banner. Put once around an app. */
export const TopStrip = ({ strip, children }: TopStripProps): ReactNode => {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const bar = element.current;
    if (!bar) return undefined;
    const page = document.documentElement.style;
    const measure = () => page.setProperty('--faixa', `${sticks() ? bar.offsetHeight : 0}px`);
    const observer = new ResizeObserver(measure);
    observer.observe(bar);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
      page.removeProperty('--faixa');
    };
  }, []);
  return (
    <div className={css.host}>
      <div ref={element} className={css.strip}>
        {strip}
      </div>
      <div className={css.page}>{children}</div>
    </div>
  );
};
