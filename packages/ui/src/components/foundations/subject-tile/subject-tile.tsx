import type { ReactNode } from 'react';
import {
  Atom,
  BookOpenText,
  Dna,
  Earth,
  FlaskConical,
  type IconShape,
  Landmark,
  Lightbulb,
  Shapes,
  SquareRadical,
  UsersRound,
} from '../../../icons.ts';
import { classes } from '../../../lib/classes.ts';
import type { SubjectId } from '../../../theme/subject-colours.ts';
import { Icon } from '../icon/icon.tsx';
import { subjectOf } from './subject-of.ts';
import * as css from './subject-tile.css.ts';

// A language shows its first letters, because a flag stands for a country.
const picture: Readonly<Record<SubjectId, IconShape | string>> = {
  matematica: SquareRadical,
  portugues: BookOpenText,
  filosofia: Lightbulb,
  historia: Landmark,
  geografia: Earth,
  ingles: 'En',
  espanhol: 'Es',
  biologia: Dna,
  fisica: Atom,
  quimica: FlaskConical,
  sociologia: UsersRound,
  generica: Shapes,
};

export interface SubjectTileProps {
  /** Name of the subject or area as the school writes it. */
  materia: string;
  /** px. */
  size?: keyof typeof css.size;
  /** As a disc, inside a ring. */
  round?: boolean;
  /** Writes the name beside; without it the name must stand next to the tile anyway. */
  showName?: boolean;
}

/** Coloured tile of a subject. Decoration: the name is always text. */
export const SubjectTile = ({ materia, size = 44, round = false, showName = false }: SubjectTileProps): ReactNode => {
  const id = subjectOf(materia);
  const shape = picture[id];
  const tile = (
    <span data-materia={id} className={classes(css.tile, css.size[size], round && css.round)} aria-hidden="true">
      {typeof shape === 'string' ? shape : <Icon of={shape} size={size >= 56 ? 32 : size === 36 ? 20 : 24} />}
    </span>
  );
  if (!showName) return tile;
  return (
    <span className={css.row}>
      {tile}
      <span className={css.name}>{materia}</span>
    </span>
  );
};
