import { Avatar, Heading, Icon, VisuallyHidden, classes, listRole } from '@luneta/ui';
import { EllipsisVertical, type IconShape } from '@luneta/ui/icons';
import { type ReactNode, useId } from 'react';

import * as css from './live-list.css.ts';

/** One person of the list. */
export interface LiveRow {
  /** Tells it from the others. */
  id: number;
  /** Its whole name. */
  name: string;
  /** Its avatar. */
  avatar: number;
  /** Read instead of what is shown: name, state and progress in words. */
  label: string;
  /** Under the name: "6 min sem respostas", "64/90". */
  note: string;
  /** Before the note. */
  icon?: IconShape | undefined;
  /** How much is done, 0 to 1; drawn before the note. Absent where nothing is under way. */
  part?: number | undefined;
  /** Needs somebody, or not. */
  tone: keyof typeof css.tone;
}

/** Rows under one heading. */
export interface LiveGroup {
  /** Tells it from the others. */
  id: string;
  /** With the number: "Precisam de você · 3". */
  title: string;
  /** Needs somebody, or not. */
  tone: keyof typeof css.tone;
  /** In the order in which they are shown. */
  rows: readonly LiveRow[];
}

export interface LiveListProps {
  /** Who needs somebody first. Groups of nobody are left out. */
  groups: readonly LiveGroup[];
  /** A row was pressed: it opens what can be done for this person. */
  onOpen: (id: number) => void;
}

/** A class while it takes an exam, for a phone: rows of 64 px under headings, and the whole row opens. */
export const LiveList = ({ groups, onOpen }: LiveListProps): ReactNode => (
  <div className={css.list}>
    {groups
      .filter(({ rows }) => rows.length > 0)
      .map((group) => (
        <Group key={group.id} group={group} onOpen={onOpen} />
      ))}
  </div>
);

const Group = ({ group, onOpen }: { group: LiveGroup } & Pick<LiveListProps, 'onOpen'>): ReactNode => {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className={classes(css.head, css.tone[group.tone])}>
        <Heading look="bodyStrong" id={id}>
          {group.title}
        </Heading>
      </div>
      <ul {...listRole} className={css.rows} aria-labelledby={id}>
        {group.rows.map((row) => (
          <li key={row.id} className={css.place}>
            <button type="button" className={classes(css.row, css.tone[row.tone])} onClick={() => onOpen(row.id)}>
              <VisuallyHidden>{row.label}</VisuallyHidden>
              <Face row={row} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** What the eye sees; the label says the same. */
const Face = ({ row: { name, avatar, note, icon, part } }: { row: LiveRow }): ReactNode => (
  <>
    <span className={css.picture} aria-hidden="true">
      <Avatar code={avatar} size={44} />
    </span>
    <span className={css.words} aria-hidden="true">
      <span className={css.name}>{name}</span>
      <span className={css.note}>
        {icon && <Icon of={icon} size={16} />}
        {part !== undefined && (
          <span className={css.track}>
            <span className={css.fill} style={{ width: `${part * 100}%` }} />
          </span>
        )}
        <span>{note}</span>
      </span>
    </span>
    <span className={css.more} aria-hidden="true">
      <Icon of={EllipsisVertical} size={20} />
    </span>
  </>
);
