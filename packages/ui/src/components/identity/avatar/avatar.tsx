import type { ReactNode } from 'react';
import { classes } from '../../../lib/classes.ts';
import { avatarUrl } from './avatar-urls.ts';
import * as css from './avatar.css.ts';

export interface AvatarProps {
  /** `avatar_code`, 1 to 69; unknown ones show avatar 1. */
  code: number | null | undefined;
  /** px. */
  size?: 32 | 44 | 64 | 104;
  /** Place on the podium. */
  ring?: keyof typeof css.ring;
  /** Among the first things of its screen: fetched at once. Others wait until they are near. */
  first?: boolean;
}

/** A person's drawing. Decoration: the name is always text beside it. */
export const Avatar = ({ code, size = 44, ring, first = false }: AvatarProps): ReactNode => (
  <img
    className={classes(css.avatar, ring && css.ring[ring])}
    src={avatarUrl(code)}
    alt=""
    width={size}
    height={size}
    decoding="async"
    // A ranking has tens of them, and none may hold up the first picture.
    loading={first ? 'eager' : 'lazy'}
    fetchPriority={first ? 'high' : 'auto'}
  />
);
