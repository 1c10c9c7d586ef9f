import type { ReactNode } from 'react';
import type { IconShape } from '../../../icons.ts';
import { listRole } from '../../../lib/list-role.ts';
import { classes } from '../../../lib/classes.ts';
import { Icon } from '../../foundations/icon/icon.tsx';
import * as css from './alert-row.css.ts';

export interface AlertRowProps {
  /** What waits, in one sentence: "3 respostas fora do prazo". */
  title: ReactNode;
  /** Where it belongs and since when. */
  detail: ReactNode;
  /** Picture of what it is about. */
  icon: IconShape;
  /** How pressing it is; the words say it too. */
  tone: keyof typeof css.tone;
  /** The one button or link; without it somebody else acts. */
  action?: ReactNode;
}

/** Something that waits for a person, with one way to deal with it. Stands in an `AlertList`. */
export const AlertRow = ({ title, detail, icon, tone, action }: AlertRowProps): ReactNode => (
  <li className={css.row}>
    <span className={classes(css.tile, css.tone[tone])}>
      <Icon of={icon} size={20} />
    </span>
    <span className={css.words}>
      <span className={css.title}>{title}</span>
      <span className={css.detail}>{detail}</span>
    </span>
    {action != null && <span className={css.action}>{action}</span>}
  </li>
);

/** The rows one below the other, as a list. */
export const AlertList = ({
  label,
  children,
}: {
  /** Accessible name of the list. */
  label: string;
  /** Its `AlertRow`s, the most pressing first. */
  children: ReactNode;
}): ReactNode => (
  <ul {...listRole} className={css.list} aria-label={label}>
    {children}
  </ul>
);
