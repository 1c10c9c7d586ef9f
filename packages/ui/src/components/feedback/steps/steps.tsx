import type { ReactNode } from 'react';
import { Check, TriangleExclamationPoint } from '../../../icons.ts';
import { useWords } from '../../../words.tsx';
import { classes } from '../../../lib/classes.ts';
import { listRole } from '../../../lib/list-role.ts';
import { Icon } from '../../foundations/icon/icon.tsx';
import { VisuallyHidden } from '../../foundations/visually-hidden/visually-hidden.tsx';
import { ProgressBar } from '../progress-bar/progress-bar.tsx';
import * as css from './steps.css.ts';

const defaults = {
  stepDone: 'concluída',
  stepMissed: 'respondida com erro',
  stepNow: 'etapa atual',
  stepNext: 'a fazer',
};

export interface StepsProps {
  /** Where we are, in words: 'Etapa 2/3'. */
  label: string;
  /** Names of all steps in order: "Mídia", "Exercícios", "Resultado". */
  steps: readonly string[];
  /** The step we are in, from 1; one more than there are = all done. */
  current: number;
  /** How much of this step is done, 0 to 1; with `named` the step we are in is told by its colour. */
  part?: number;
  /** Places beyond the current one that are done, too. */
  done?: readonly number[];
  /** Places that ended in a miss, from 1: told by another colour and in words. */
  missed?: readonly number[];
  /** Place inside the step, at the right: "Questão 3 de 6". */
  detail?: string | undefined;
  /** The label is not shown: a heading above says it. */
  quiet?: boolean;
  /** Stays at the top of the screen while what the steps are about scrolls. */
  sticks?: boolean;
  /** From 600 px on the names stand below their parts, and `label` is only said. Done steps are green, the present one blue. */
  named?: boolean;
  /** With `named`: steps to come can be seen, too. */
  free?: boolean;
  /** With `named`: the person wants to see a step that is done or that ended in a miss. */
  onChange?: ((place: number) => void) | undefined;
}

/** Steps of a phase as one bar in as many pieces. */
export const Steps = ({
  label,
  steps,
  current,
  part = 0,
  done: beyond = [],
  missed = [],
  detail,
  quiet = false,
  sticks = false,
  named = false,
  free = false,
  onChange,
}: StepsProps): ReactNode => {
  const copy = useWords(defaults);
  return (
    <div className={classes(css.box, sticks && css.stuck)}>
      {!quiet && (
        <div className={classes(css.words, named && css.wordsNamed)}>
          <p className={css.label}>{label}</p>
          {detail !== undefined && <p className={css.detail}>{detail}</p>}
        </div>
      )}
      <ol {...listRole} className={css.list} aria-label={label}>
        {steps.map((step, index) => {
          const place = index + 1;
          const now = place === current;
          const done = place < current || beyond.includes(place);
          const miss = missed.includes(place);
          const state = miss ? copy.stepMissed : now ? copy.stepNow : done ? copy.stepDone : copy.stepNext;
          return (
            <li key={step} className={css.step} aria-current={now ? 'step' : undefined}>
              {named && onChange && !now && (free || done || miss) ? null : (
                <VisuallyHidden>{`${step}, ${state}`}</VisuallyHidden>
              )}
              <div aria-hidden={named || !now || undefined}>
                <ProgressBar
                  label={step}
                  value={done || miss || (now && named) ? 1 : now ? part : 0}
                  max={1}
                  valueText={detail ?? state}
                  tone={miss ? 'low' : named && now ? 'running' : 'default'}
                  size={named ? 'sm' : 'md'}
                />
              </div>
              {named && (
                <StepName
                  name={step}
                  mark={miss ? 'miss' : now ? 'now' : done ? 'done' : 'next'}
                  state={state}
                  place={place}
                  onClick={onChange && !now && (free || done || miss) ? () => onChange(place) : undefined}
                />
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
};

interface StepNameProps {
  name: string;
  mark: keyof typeof css.mark;
  /** In words, for who does not see the mark. */
  state: string;
  place: number;
  onClick: (() => void) | undefined;
}

/** Its number, or what became of it, and its name; a button where it can be seen again. */
const StepName = ({ name, mark, state, place, onClick }: StepNameProps): ReactNode => {
  const face = (
    <>
      {mark === 'done' || mark === 'miss' ? (
        <Icon of={mark === 'done' ? Check : TriangleExclamationPoint} size={16} />
      ) : (
        <span className={css.number}>{`${place} `}</span>
      )}
      {name}
    </>
  );
  const look = classes(css.name, css.mark[mark]);
  return onClick ? (
    <button
      type="button"
      className={classes(look, css.again)}
      aria-label={mark === 'next' ? `${place} ${name}, ${state}` : `${name}, ${state}`}
      onClick={onClick}
    >
      {face}
    </button>
  ) : (
    <span className={look} aria-hidden="true">
      {face}
    </span>
  );
};
