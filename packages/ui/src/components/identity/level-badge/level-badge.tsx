import type { Nivel } from '@luneta/domain/aprendizagem';
import type { ReactNode } from 'react';
import explorador from '../../../art/nivel-explorador.svg?no-inline';
import guerreiro from '../../../art/nivel-guerreiro.svg?no-inline';
import ninja from '../../../art/nivel-ninja.svg?no-inline';
import { classes } from '../../../lib/classes.ts';
import * as css from './level-badge.css.ts';

const drawings: Readonly<Record<Nivel, string>> = { explorador, guerreiro, ninja };

export interface LevelBadgeProps {
  /** Which level; `nivelOf` of the domain. */
  nivel: Nivel;
  /** Always shown: 'Explorador(a)', 'Guerreiro(a)', 'Ninja'. */
  name: string;
  /** What it means, in one sentence; without it the badge is small, to stand in a row. */
  description?: string;
  /** Beside the name, e.g. a badge that says it is the student's own. */
  mark?: ReactNode;
}

/** Learning level: compass, shield or mask, with its name. */
export const LevelBadge = ({ nivel, name, description, mark }: LevelBadgeProps): ReactNode => {
  const small = description === undefined;
  const side = small ? 32 : 56;
  return (
    <span className={classes(css.badge, small && css.compact)}>
      <img className={css.picture} src={drawings[nivel]} alt="" width={side} height={side} />
      <span className={css.words}>
        <span className={css.head}>
          <span className={small ? css.smallName : css.name}>{name} </span>
          {mark}
        </span>
        {!small && <span className={css.description}>{description}</span>}
      </span>
    </span>
  );
};
