import { type ReactNode, useId, useState } from 'react';
import { classes } from '../../../lib/classes.ts';
import { listRole } from '../../../lib/list-role.ts';
import { Button } from '../../actions/button/button.tsx';
import { MediaCard, type MediaCardProps } from '../media-card/media-card.tsx';
import * as css from './media-list.css.ts';

/** A card and what tells it from the others. */
export type MediaListItem = MediaCardProps & {
  /** Of the medium. */
  id: string | number;
};

export interface MediaListProps {
  /** Accessible name of the list: "Outras sugestões". */
  label: string;
  /** In order of worth: a folded list shows the first ones. */
  items: readonly MediaListItem[];
  /** Rows under the main content, or a grid of two columns. */
  variant?: keyof typeof css.look;
  /** Folds the list after this many; without it everything is shown. */
  fold?: { after: number; more: string; less: string } | undefined;
}

/** Media to choose from. */
export const MediaList = ({ label, items, variant = 'rows', fold }: MediaListProps): ReactNode => {
  const [open, setOpen] = useState(false);
  const id = useId();
  const folds = fold !== undefined && items.length > fold.after;
  const shown = folds && !open ? items.slice(0, fold.after) : items;
  return (
    <div className={css.box}>
      <ul {...listRole} id={id} className={classes(css.list, css.look[variant])} aria-label={label}>
        {shown.map(({ id: key, ...card }) => (
          <li key={key} className={css.item}>
            <MediaCard {...card} />
          </li>
        ))}
      </ul>
      {folds && (
        <div className={css.toggle}>
          <Button variant="text" size="sm" expanded={open} onClick={() => setOpen(!open)}>
            {open ? fold.less : fold.more}
          </Button>
        </div>
      )}
    </div>
  );
};
