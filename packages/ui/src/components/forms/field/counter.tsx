// How much of a limited text is used. Screen readers announce it only near and over the limit.
import { avisoDeTamanho } from '@luneta/domain/texto-livre';
import type { ReactNode } from 'react';
import { useWords } from '../../../words.tsx';
import { classes } from '../../../lib/classes.ts';
import { VisuallyHidden } from '../../foundations/visually-hidden/visually-hidden.tsx';
import * as css from './counter.css.ts';

const defaults = {
  nearLimit: 'Faltam 5 caracteres ou menos para o limite.',
  overLimit: (limit: number) => `Passou do limite de ${limit} caracteres.`,
};

const NEAR = 5;

/** "n/limit", heavier from nine tenths of it on (rule TXT-3), red above it. `used` counts characters as the rule of the field does. */
export const Counter = ({ used, limit }: { used: number; limit: number }): ReactNode => {
  const copy = useWords(defaults);
  const left = limit - used;
  return (
    <>
      <div
        className={classes(
          css.counter,
          left < 0 ? css.over : (left <= NEAR || avisoDeTamanho(used, limit) === 'perto') && css.near,
        )}
        aria-hidden="true"
      >
        {used}/{limit}
      </div>
      <VisuallyHidden as="div">
        <span role="status">{left < 0 ? copy.overLimit(limit) : left <= NEAR ? copy.nearLimit : ''}</span>
      </VisuallyHidden>
    </>
  );
};
