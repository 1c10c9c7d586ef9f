import { faixaEnergia, percentEnergia } from '@luneta/domain/boss-energia';
import { type ReactNode, useState } from 'react';
import baixa from '../../../art/boss-baixa.svg?no-inline';
import cheia from '../../../art/boss-cheia.svg?no-inline';
import media from '../../../art/boss-media.svg?no-inline';
import { bossEnergy } from '../../../copy.ts';
import { useWords } from '../../../words.tsx';
import { classes } from '../../../lib/classes.ts';
import { subjectOf } from '../../foundations/subject-tile/subject-of.ts';
import { Character } from '../character/character.tsx';
import * as css from './breu.css.ts';

const defaults = { bossEnergy };

const drawings = { cheia, media, baixa } as const;

/** Up to this size only the face is shown: the whole body would be a smudge. */
const SMALL = 22;

export interface BreuProps {
  /** What is left of him, 0 to 1; `energiaBoss` of the domain. Each time it falls he shakes. */
  energy: number;
  /** px. */
  size?: 18 | 22 | 64 | 84 | 88 | 112 | 160 | 200 | 320;
  /** Name of the subject whose colour his body takes on. */
  materia?: string;
  /** He floats while he is looked at. Still where movement is reduced. */
  animated?: boolean;
  /** Beside a text that says it already: nothing for screen readers. */
  decorative?: boolean;
}

/** The Boss, in the drawing of his energy; to screen readers "Boss com 60% de energia". */
export const Breu = ({ energy, size = 112, materia, animated = false, decorative = false }: BreuProps): ReactNode => {
  const copy = useWords(defaults);
  const [before, setBefore] = useState(energy);
  const [hit, setHit] = useState(false);
  if (before !== energy) {
    setBefore(energy);
    setHit(energy < before);
  }
  return (
    <span
      className={classes(css.breu, materia !== undefined && css.tinted, hit && css.hit)}
      data-materia={materia === undefined ? undefined : subjectOf(materia)}
      onAnimationEnd={(event) => event.target === event.currentTarget && setHit(false)}
    >
      <Character
        src={drawings[faixaEnergia(energy)]}
        size={size}
        label={decorative ? '' : copy.bossEnergy(percentEnergia(energy))}
        face={size <= SMALL}
        mode={animated ? 'loops' : materia === undefined ? 'image' : 'nodes'}
      />
    </span>
  );
};
