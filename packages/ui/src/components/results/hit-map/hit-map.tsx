// Hits and misses of an exam, grouped by difficulty. It is text, not a chart: every cell has a name.
import type { Dificuldade } from '@luneta/domain/dificuldade';
import { type ReactNode, useId } from 'react';
import { classes } from '../../../lib/classes.ts';
import { QuestionCell } from '../../question/question-cell/question-cell.tsx';
import {
  type QuestionState,
  type QuestionWords,
  questionName,
  questionWords,
} from '../../question/question-state/question-state.ts';
import { LevelBars } from '../level-bars/level-bars.tsx';
import { listRole } from '../../../lib/list-role.ts';
import * as css from './hit-map.css.ts';

export interface HitMapItem {
  id: string | number;
  number: number;
  state: QuestionState;
  /** `null` when nobody knows (`dificuldadeOfQuestao`). */
  difficulty: Dificuldade | null;
  /** Makes the cell a link to the question. */
  href?: string;
}

export interface HitMapProps {
  /** Accessible name, e.g. "Acertos por dificuldade". */
  label: string;
  /** All questions, in order. */
  items: readonly HitMapItem[];
  /** The question asked for; without it the cells are links by their `href`. */
  onSelect?: ((id: HitMapItem['id']) => void) | undefined;
  /** Names of the groups; `none` gathers the questions without difficulty when others have one. */
  difficulties?: Readonly<Record<Dificuldade | 'none', string>>;
  /** Names of the states; the documented ones by default. */
  words?: QuestionWords;
  /** Level of the group headings. */
  level?: 3 | 4;
}

const names = { facil: 'Fácil', medio: 'Médio', dificil: 'Difícil', none: 'Outras' } as const;
const lit = { facil: 1, medio: 2, dificil: 3 } as const;
const order = ['facil', 'medio', 'dificil', 'none'] as const;

/** Every question of a result, hit or missed, by difficulty. Groups Fácil, Médio, Difícil in that order; without any difficulty, one list in number order. */
export const HitMap = (props: HitMapProps): ReactNode => {
  const { label, items, onSelect, difficulties = names, words = questionWords, level = 3 } = props;
  const baseId = useId();
  const Heading = `h${level}` as const;
  const sorted = items.toSorted((a, b) => a.number - b.number);
  const cells = (group: readonly HitMapItem[], name: { label: string } | { labelledBy: string }) => (
    <ul
      className={css.cells}
      {...listRole}
      aria-label={'label' in name ? name.label : undefined}
      aria-labelledby={'labelledBy' in name ? name.labelledBy : undefined}
    >
      {group.map((item) => (
        <li key={item.id} className={css.cell}>
          <QuestionCell
            number={item.number}
            state={item.state}
            size="short"
            name={questionName(
              words,
              item.number,
              item.state,
              item.difficulty === null ? undefined : difficulties[item.difficulty].toLowerCase(),
            )}
            href={item.href}
            onSelect={onSelect && (() => onSelect(item.id))}
          />
        </li>
      ))}
    </ul>
  );
  if (items.every((item) => item.difficulty === null)) return <div className={css.map}>{cells(sorted, { label })}</div>;
  return (
    <section className={css.map} aria-label={label}>
      {order.map((of) => {
        const group = sorted.filter((item) => (item.difficulty ?? 'none') === of);
        if (group.length === 0) return null;
        const headingId = `${baseId}-${of}`;
        return (
          <div key={of} className={css.group}>
            <Heading id={headingId} className={classes(css.heading, css.tone[of])}>
              {of === 'none' ? null : <LevelBars lit={lit[of]} />}
              {difficulties[of]}
            </Heading>
            {cells(group, { labelledBy: headingId })}
          </div>
        );
      })}
    </section>
  );
};
