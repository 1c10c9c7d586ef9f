// The content of a sidebar and of its drawer: destinations, signed-in person, sign-out.
import type { ReactNode } from 'react';
import type { IconShape } from '../../../icons.ts';
import { listRole } from '../../../lib/list-role.ts';
import { Spinner } from '../../feedback/spinner/spinner.tsx';
import { Icon } from '../../foundations/icon/icon.tsx';
import { RouterLink } from '../../foundations/link-provider/link-provider.tsx';
import { VisuallyHidden } from '../../foundations/visually-hidden/visually-hidden.tsx';
import type { MainNavProps } from '../bottom-nav/bottom-nav.tsx';
import { PersonName } from '../../foundations/person-name/person-name.tsx';
import * as css from './sidebar.css.ts';

/** Who is signed in; absent while it is being asked. */
export interface SidebarPerson {
  name: string;
  /** E.g. the profile, in words. */
  detail: string;
}

/** Leaves the app: always in sight at the foot. */
export interface SidebarAction {
  label: string;
  icon: IconShape;
  onClick: () => void;
  busy?: boolean;
}

const Words = ({ folded, children }: { folded: boolean; children: string }): ReactNode =>
  folded ? <VisuallyHidden>{children}</VisuallyHidden> : <span className={css.words}>{children}</span>;

export const SidebarNav = ({
  label,
  items,
  folded = false,
  onLeave,
}: MainNavProps & { folded?: boolean; onLeave?: () => void }): ReactNode => (
  <nav aria-label={label}>
    <ul {...listRole} className={css.list}>
      {items.map((item) => (
        // A folded item shows its label as a tooltip. Screen readers read the hidden text.
        <li key={item.href} title={folded ? item.label : undefined}>
          <RouterLink
            href={item.href}
            className={css.item}
            aria-current={item.current ? 'page' : undefined}
            onClick={onLeave}
          >
            <Icon of={item.icon} size={20} />
            <Words folded={folded}>{item.label}</Words>
          </RouterLink>
        </li>
      ))}
    </ul>
  </nav>
);

export const SidebarEnd = ({
  person,
  action,
  foot,
  folded = false,
}: {
  person?: SidebarPerson | undefined;
  action: SidebarAction;
  foot?: ReactNode;
  folded?: boolean;
}): ReactNode => (
  <div className={css.end}>
    {!folded && person && (
      <div className={css.person}>
        <span className={css.personName}>
          <PersonName>{person.name}</PersonName>
        </span>
        <span className={css.personDetail}>{person.detail}</span>
      </div>
    )}
    {!folded && foot != null && <div className={css.foot}>{foot}</div>}
    <button
      type="button"
      className={css.item}
      title={folded ? action.label : undefined}
      aria-busy={action.busy || undefined}
      onClick={action.busy ? undefined : action.onClick}
    >
      {action.busy ? <Spinner size={20} /> : <Icon of={action.icon} size={20} />}
      <Words folded={folded}>{action.label}</Words>
    </button>
  </div>
);
