import type { ReactNode } from 'react';
import { useMediaQuery } from '../../../lib/use-media-query.ts';
import { from } from '../../../theme/breakpoints.ts';
import { SkipLink } from '../../foundations/skip-link/skip-link.tsx';
import { BottomNav, type MainNavProps } from '../bottom-nav/bottom-nav.tsx';
import { Rail } from '../rail/rail.tsx';
import * as css from './app-frame.css.ts';

export interface AppFrameProps {
  /** Words of the link that jumps to the content. */
  skipLabel: string;
  /** Left out in a session (game, exam): it has no navigation. */
  nav?: MainNavProps & {
    /** Labels on the phone bar: v2 yes, v1 no. */
    showLabels?: boolean;
    head?: ReactNode;
    foot?: ReactNode;
  };
  /** A `Sidebar` instead of `nav`, beside the content of a wide screen. */
  side?: ReactNode;
  /** A `PhoneBar` instead of `nav`, at the foot of a narrow screen. */
  bar?: ReactNode;
  /** Mode banners over everything. */
  banner?: ReactNode;
  /** The page. */
  children: ReactNode;
}

/** Id of the main region; a route change without a title may focus it. */
export const mainId = 'conteudo';

/** Landmarks of an app: skip link, one navigation (bar or rail by width), main region. */
export const AppFrame = ({ skipLabel, nav, side, bar, banner, children }: AppFrameProps): ReactNode => {
  const wide = useMediaQuery(from.expanded);
  return (
    <div className={css.frame}>
      <SkipLink href={`#${mainId}`}>{skipLabel}</SkipLink>
      {banner}
      <div className={css.columns}>
        {side}
        {nav && wide && <Rail label={nav.label} items={nav.items} head={nav.head} foot={nav.foot} />}
        <main id={mainId} tabIndex={-1} className={css.main}>
          {children}
        </main>
      </div>
      {nav && !wide && <BottomNav label={nav.label} items={nav.items} showLabels={nav.showLabels ?? true} />}
      {bar}
    </div>
  );
};
