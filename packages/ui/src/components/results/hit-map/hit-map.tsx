// Hits and misses of an exam, grouped by difficulty. It is text, not a chart: every cell has a name.
import type { Dificuldade } from '@luneta/domain/dificuldade';
import { type ReactNode, useId } from 'react';
import { QuestionCell } from '../../question/question-cell/question-cell.tsx';
import {
  type QuestionState,
  type QuestionWords,
  questionName,
  questionWords,
} from '../../question/question-state/question-state.ts';
import { DifficultyMark } from '../difficulty-mark/difficulty-mark.tsx';
import { listRole } from '../../../lib/list-role.ts';
import { HeadingTag } from '../../foundations/text/heading-scope.tsx';
import * as css from './hit-map.css.ts';

/** One question of the map. */
export interface HitMapItem {
  /** Tells the cells apart. */
  id: string | number;
  /** Number in the exam. */
  number: number;
  /** The verdict of the answer. */
  state: QuestionState;
  /** `null` when nobody knows (`dificuldadeOfQuestao`). */
  difficulty: Dificuldade | null;
  /** Makes the cell a link to the question. */
  href?: string;
}

export interface HitMapProps {
  /** Accessible name, e.g. "Acertos por dificuldade". */
  label: string;
  /** In any order: the map groups by difficulty and sorts by number. */
  items: readonly HitMapItem[];
  /** Makes the cells buttons, or hears the press of a link. */
  onClick?: ((id: HitMapItem['id']) => void) | undefined;
  /** Names of the groups; `none` gathers the questions without difficulty when others have one. */
  difficulties?: Readonly<Record<Dificuldade | 'none', string>>;
  /** Words of the cell names. */
  words?: QuestionWords;
}

const names = { facil: 'Fácil', medio: 'Médio', dificil: 'Difícil', none: 'Outras' } as const;
const order = ['facil', 'medio', 'dificil', 'none'] as const;

/** Every question of a result, hit or missed, by difficulty. Groups Fácil, Médio, Difícil in that order; without any difficulty, one list in number order. */
export const HitMap = (props: HitMapProps): ReactNode => {
  const { label, items, onClick, difficulties = names, words = questionWords } = props;
  const baseId = useId();
  const sorted = [...items].sort((a, b) => a.number - b.number);
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
            onClick={onClick && (() => onClick(item.id))}
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
            <HeadingTag id={headingId} className={css.heading}>
              {of === 'none' ? difficulties.none : <DifficultyMark level={of}>{difficulties[of]}</DifficultyMark>}
            </HeadingTag>
            {cells(group, { labelledBy: headingId })}
          </div>
        );
      })}
    </section>
  );
};
