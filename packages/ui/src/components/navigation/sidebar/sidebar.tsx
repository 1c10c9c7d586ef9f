// Main navigation of the console on a wide screen: a column that folds to icons. The app decides which destinations
// there are and what the way out does.
import { type ReactNode, useState } from 'react';
import { PanelLeft } from '../../../icons.ts';
import { classes } from '../../../lib/classes.ts';
import { useMediaQuery } from '../../../lib/use-media-query.ts';
import { from } from '../../../theme/breakpoints.ts';
import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import type { MainNavProps } from '../bottom-nav/bottom-nav.tsx';
import { type SidebarAction, SidebarEnd, SidebarNav, type SidebarPerson } from './sidebar-parts.tsx';
import * as css from './sidebar.css.ts';

export type { SidebarAction, SidebarPerson } from './sidebar-parts.tsx';

export interface SidebarProps extends MainNavProps {
  /** The brand where there is space for its name, and where only the mark fits. */
  brand: { full: ReactNode; mark: ReactNode };
  /** Who is in, at the foot. */
  person?: SidebarPerson | undefined;
  /** The button at the foot, e.g. to leave. */
  action: SidebarAction;
  /** Own account, legal and help links, below the person. */
  foot?: ReactNode;
  /** Names of the button that folds. */
  words: { fold: string; unfold: string };
}

/** Open from 1200 px, folded from 900 px until the person decides otherwise; below stands a `PhoneBar`. */
export const Sidebar = (props: SidebarProps): ReactNode =>
  useMediaQuery(from.expanded) ? <Column {...props} /> : null;

const Column = ({ label, items, brand, person, action, foot, words }: SidebarProps): ReactNode => {
  const wide = useMediaQuery(from.wide);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const folded = chosen ?? !wide;
  return (
    <header className={classes(css.side, folded && css.folded)}>
      <div className={css.head}>
        {folded ? brand.mark : brand.full}
        <IconButton
          icon={PanelLeft}
          label={folded ? words.unfold : words.fold}
          expanded={!folded}
          onClick={() => setChosen(!folded)}
        />
      </div>
      <SidebarNav label={label} items={items} folded={folded} />
      <SidebarEnd person={person} action={action} foot={foot} folded={folded} />
    </header>
  );
};
