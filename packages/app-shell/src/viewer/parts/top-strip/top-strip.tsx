// A strip above every page. It sticks to the top and publishes its height, so that other sticky bars start below it and
// nothing is covered.
import { useMeasured } from '@luneta/ui';
import type { ReactNode } from 'react';

import { STRIP, STRIP_COMES } from '../../../frames/frame-names.ts';
import * as css from './top-strip.css.ts';

export interface TopStripProps {
  /** Mode banners; without any it takes no space. */
  strip: ReactNode;
  /** The app under it. */
  children: ReactNode;
}

/** Below this height it scrolls with the page; see the style. */
const sticks = () => matchMedia('screen and (min-height: 420.02px)').matches;

let published: string | undefined;
/** Written only when it changes: a new property of the page makes the browser work out the style of every element again. */
const publish = (strip: HTMLElement | null) => {
  // The frame inside the page has written the height of its own strip, which stands until this one has come.
  published ??= document.documentElement.style.getPropertyValue('--faixa') || '0px';
  if (strip?.querySelector(`[${STRIP_COMES}]`)) return;
  const height = `${strip && sticks() ? strip.offsetHeight : 0}px`;
  if (height === published) return;
  published = height;
  document.documentElement.style.setProperty('--faixa', height);
};

/** Holds what is seen over every page, e.g. a mode banner. Put once around an app. */
export const TopStrip = ({ strip, children }: TopStripProps): ReactNode => {
  const element = useMeasured(publish);
  return (
    <div className={css.host}>
      <div ref={element} className={css.strip} {...{ [STRIP]: '' }}>
        {strip}
      </div>
      <div className={css.page}>{children}</div>
    </div>
  );
};
