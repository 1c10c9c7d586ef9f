// Private: the drawing of a learning level, in one place so that it can be swapped.
import type { Nivel } from '@luneta/domain/aprendizagem';
import type { ReactNode } from 'react';
import explorador from '../../../art/nivel-explorador.svg?no-inline';
import guerreiro from '../../../art/nivel-guerreiro.svg?no-inline';
import ninja from '../../../art/nivel-ninja.svg?no-inline';
import * as css from './level-categories.css.ts';

const drawings = { explorador, guerreiro, ninja } as const satisfies Record<Nivel, string>;

/** Compass, shield or ninja; decoration beside the name of the level. */
export const LevelArt = ({ nivel }: { nivel: Nivel }): ReactNode => (
  <img className={css.art} src={drawings[nivel]} alt="" width={56} height={56} />
);
