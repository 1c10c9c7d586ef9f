import { type ReactNode, useEffect, useState } from 'react';
import { useWords } from '../../../words.tsx';
import { CircleCheck, CircleX, Minus } from '../../../icons.ts';
import { classes } from '../../../lib/classes.ts';
import { listRole } from '../../../lib/list-role.ts';
import { Icon } from '../../foundations/icon/icon.tsx';
import { VisuallyHidden } from '../../foundations/visually-hidden/visually-hidden.tsx';
import * as css from './requirements-list.css.ts';

const defaults = {
  rulePending: 'Regra',
  ruleMet: 'Cumprida',
  ruleUnmet: 'Falta',
  rulesMet: (met: number, of: number) => `${met} de ${of} regras cumpridas`,
};

/** `pending`: nothing is typed yet, so there is no error. */
export type RequirementState = 'pending' | 'met' | 'unmet';

/** Props of `RequirementsList`. */
export interface RequirementsListProps {
  /** Accessible name of the list, e.g. "Regras da senha". */
  label: string;
  /** Each rule in words, with what the text does about it so far. */
  items: readonly { text: string; state: RequirementState }[];
}

const icons = { pending: Minus, met: CircleCheck, unmet: CircleX } as const;
const names = { pending: 'rulePending', met: 'ruleMet', unmet: 'ruleUnmet' } as const;

// Screen readers announce the result after a pause in typing, not every letter.
const settleMs = 1000;

/** The rules of a field while it is filled in: each met or not, with an icon and a word. */
export const RequirementsList = ({ label, items }: RequirementsListProps): ReactNode => {
  const copy = useWords(defaults);
  const met = items.filter(({ state }) => state === 'met').length;
  const begun = items.some(({ state }) => state !== 'pending');
  const text = begun ? copy.rulesMet(met, items.length) : '';
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text), settleMs);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <div>
      <ul className={css.list} {...listRole} aria-label={label}>
        {items.map((item) => (
          <li key={item.text} className={classes(css.item, css.state[item.state])}>
            <Icon of={icons[item.state]} size={20} />
            <span>
              <VisuallyHidden>{copy[names[item.state]]}: </VisuallyHidden>
              <span>{item.text}</span>
            </span>
          </li>
        ))}
      </ul>
      <VisuallyHidden>
        <span role="status">{spoken}</span>
      </VisuallyHidden>
    </div>
  );
};
