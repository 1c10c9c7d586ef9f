import { type ReactNode, useId } from 'react';
import { listRole } from '../../../lib/list-role.ts';
import * as css from './effects-list.css.ts';

/** Props of `EffectsList`. */
export interface EffectsListProps {
  /** Its heading and name: "O que acontece". */
  label: string;
  /** What follows from the act, in whole sentences: what is lost, what stays, who can undo it. */
  effects: readonly string[];
}

/** The consequences of an act, before it is done. */
export const EffectsList = ({ label, effects }: EffectsListProps): ReactNode => {
  const id = useId();
  return (
    <div className={css.box}>
      <p id={id} className={css.label}>
        {label}
      </p>
      <ul {...listRole} aria-labelledby={id} className={css.list}>
        {effects.map((effect) => (
          <li key={effect} className={css.item}>
            {effect}
          </li>
        ))}
      </ul>
    </div>
  );
};
