// Main navigation of the console: a column that folds to icons, and on a phone a bar with a drawer. The app decides
// which destinations there are and what the way out does.
import { type ReactNode, useId, useState } from 'react';
import { copy } from '../../../copy.ts';
import { Menu, PanelLeft, X } from '../../../icons.ts';
import { classes } from '../../../lib/classes.ts';
import { useMediaQuery } from '../../../lib/use-media-query.ts';
import { from } from '../../../theme/breakpoints.ts';
import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import { Heading } from '../../foundations/text/heading.tsx';
import { ModalBase } from '../../overlays/modal-base/modal-base.tsx';
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
  /** Names of the button that folds, of the one that opens the drawer, and the title of the drawer. */
  words: { fold: string; unfold: string; open: string; title: string };
}

/** Open from 1200 px, folded from 900 px until the person decides otherwise, a drawer below. */
export const Sidebar = (props: SidebarProps): ReactNode =>
  useMediaQuery(from.expanded) ? <Column {...props} /> : <Drawer {...props} />;

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

const Drawer = ({ label, items, brand, person, action, foot, words }: SidebarProps): ReactNode => {
  const id = useId();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <header className={css.bar}>
      <IconButton icon={Menu} label={words.open} expanded={open} onClick={() => setOpen(true)} />
      {brand.full}
      <ModalBase open={open} onDismiss={close} closeOnBackdrop size="drawer" titleId={id}>
        <div className={css.drawer}>
          <div className={css.head}>
            <Heading level={2} id={id} focusable>
              {words.title}
            </Heading>
            <IconButton icon={X} label={copy.close} onClick={close} />
          </div>
          <SidebarNav label={label} items={items} onLeave={close} />
          <SidebarEnd person={person} action={action} foot={foot} />
        </div>
      </ModalBase>
    </header>
  );
};
