import type { ReactNode } from 'react';
import { RouterLink } from '../../foundations/link-provider/link-provider.tsx';
import { Avatar } from '../../identity/avatar/avatar.tsx';
import * as css from './rail.css.ts';

export interface RailAccountProps {
  /** The account's page. */
  href: string;
  /** Name of the link. */
  label: string;
  /** 1 to 69; nothing or another number shows the first. */
  avatarCode: number | null | undefined;
  /** Decided by the app from the path. */
  current: boolean;
}

/** The way to the own account, at the foot of the rail. */
export const RailAccount = ({ href, label, avatarCode, current }: RailAccountProps): ReactNode => (
  <RouterLink href={href} className={css.item} aria-current={current ? 'page' : undefined}>
    <Avatar code={avatarCode} size={32} />
    {label}
  </RouterLink>
);
