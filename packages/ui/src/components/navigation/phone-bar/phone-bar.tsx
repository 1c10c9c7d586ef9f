// Main navigation of the console on a phone: the first destinations at the foot, the others behind one button.
import { type ReactNode, useId, useState } from 'react';
import { close } from '../../../copy.ts';
import { useWords } from '../../../words.tsx';
import { Menu, X } from '../../../icons.ts';
import { listRole } from '../../../lib/list-role.ts';
import { useMediaQuery } from '../../../lib/use-media-query.ts';
import { from } from '../../../theme/breakpoints.ts';
import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import { Icon } from '../../foundations/icon/icon.tsx';
import { RouterLink } from '../../foundations/link-provider/link-provider.tsx';
import { Heading } from '../../foundations/text/heading.tsx';
import { ModalBase } from '../../overlays/modal-base/modal-base.tsx';
import type { MainNavProps } from '../bottom-nav/bottom-nav.tsx';
import * as nav from '../bottom-nav/bottom-nav.css.ts';
import { type SidebarAction, SidebarEnd, SidebarNav, type SidebarPerson } from '../sidebar/sidebar-parts.tsx';
import * as css from './phone-bar.css.ts';

const defaults = { close };

/** As many destinations as have space for their words beside "Mais". */
const FIRST = 5;

export interface PhoneBarProps extends MainNavProps {
  /** Who is in. */
  person?: SidebarPerson | undefined;
  /** The last button of the sheet, e.g. to leave. */
  action: SidebarAction;
  /** Own account, legal and help links, below the person. */
  foot?: ReactNode;
  /** Word of the button that opens the rest, and the title of what it opens. */
  words: { more: string; title: string };
}

/** Below 900 px: five destinations and a button to the rest, the person and the way out. Above stands a `Sidebar`. */
export const PhoneBar = (props: PhoneBarProps): ReactNode => (useMediaQuery(from.expanded) ? null : <Bar {...props} />);

const Bar = ({ label, items, person, action, foot, words }: PhoneBarProps): ReactNode => {
  const copy = useWords(defaults);
  const id = useId();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const rest = items.slice(FIRST);
  return (
    <>
      <nav aria-label={label} className={nav.nav}>
        <ul {...listRole} className={css.list}>
          {items.slice(0, FIRST).map((item) => (
            <li key={item.href}>
              <RouterLink href={item.href} className={css.item} aria-current={item.current ? 'page' : undefined}>
                <span className={nav.pill}>
                  <Icon of={item.icon} size={24} />
                </span>
                {item.label}
              </RouterLink>
            </li>
          ))}
          <li>
            <button
              type="button"
              className={css.more}
              aria-haspopup="dialog"
              aria-expanded={open}
              // The place one is at is behind this button: shown by its look, told by the link inside.
              data-current={rest.some((item) => item.current) || undefined}
              onClick={() => setOpen(true)}
            >
              <span className={nav.pill}>
                <Icon of={Menu} size={24} />
              </span>
              {words.more}
            </button>
          </li>
        </ul>
      </nav>
      <ModalBase open={open} onDismiss={close} closeOnBackdrop size="sm" titleId={id}>
        <div className={css.sheet}>
          <div className={css.head}>
            <Heading id={id} focusable>
              {words.title}
            </Heading>
            <IconButton icon={X} label={copy.close} onClick={close} />
          </div>
          {rest.length > 0 && <SidebarNav label={words.title} items={rest} onLeave={close} />}
          <SidebarEnd person={person} action={action} foot={foot} />
        </div>
      </ModalBase>
    </>
  );
};
