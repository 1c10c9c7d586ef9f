import type { ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import { Icon } from '../../foundations/icon/icon.tsx';
import { listRole } from '../../../lib/list-role.ts';
import * as css from './rules-list.css.ts';

export interface Rule {
  icon: LucideIcon;
  title: string;
  text?: string;
}

export interface RulesListProps {
  /** Accessible name of the list, e.g. "Regras da avaliação". */
  label: string;
  /** In order of weight. */
  rules: readonly Rule[];
}

/** The rules before an exam starts, in order, each with a picture. */
export const RulesList = ({ label, rules }: RulesListProps): ReactNode => {
  return (
    <ol className={css.list} {...listRole} aria-label={label}>
      {rules.map(({ icon: RuleIcon, title, text }) => (
        <li key={title} className={css.item}>
          <span className={css.tile} aria-hidden>
            <Icon of={RuleIcon} size={24} />
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
