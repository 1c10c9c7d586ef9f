import type { ReactNode } from 'react';
import type { IconShape } from '../../../icons.ts';
import { classes } from '../../../lib/classes.ts';
import { Icon } from '../../foundations/icon/icon.tsx';
import { listRole } from '../../../lib/list-role.ts';
import * as css from './rules-list.css.ts';

/** What stands before a rule: an icon on a tile, or one of our drawings, 44 px wide (a piece of the game). */
type RulePicture = { icon: IconShape; picture?: never } | { picture: ReactNode; icon?: never };

export type Rule = RulePicture & {
  title: string;
  text?: string;
};

export interface RulesListProps {
  /** Accessible name of the list, e.g. "Regras da avaliação". */
  label: string;
  /** In order of weight. */
  rules: readonly Rule[];
}

/** The rules before something starts (an exam, an action plan), in order, each with a picture. */
export const RulesList = ({ label, rules }: RulesListProps): ReactNode => {
  return (
    <ol className={css.list} {...listRole} aria-label={label}>
      {rules.map(({ icon: RuleIcon, picture, title, text }) => (
        <li key={title} className={css.item}>
          <span className={classes(css.tile, RuleIcon && css.iconTile)} aria-hidden>
            {RuleIcon ? <Icon of={RuleIcon} size={24} /> : picture}
          </span>
          <div className={css.words}>
            <p className={css.title}>{title}</p>
            {text === undefined ? null : <p className={css.text}>{text}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
};
