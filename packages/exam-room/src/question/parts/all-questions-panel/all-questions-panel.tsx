// What 'Ver todas' shows, inside a dialog or a side panel: subject filter, how far, and the grid.
// The percent is of the filtered questions. Which filter is chosen is kept here and forgotten on close.
import { AnswersLegend, legendStates, ProgressBar, QuestionGrid, type QuestionGridItem, Select } from '@luneta/ui';
import { useState, type ReactNode } from 'react';

import * as css from './all-questions-panel.css.ts';

/** `answered`: it counts as answered, whether the server took the answer or not. */
export type PanelQuestion = QuestionGridItem & { subject: string; answered: boolean };

export interface AllQuestionsPanelProps {
  /** All of the exam, in order, each with its subject. */
  questions: readonly PanelQuestion[];
  /** The question on screen. */
  currentId?: QuestionGridItem['id'] | undefined;
  /** The question to jump to; without it the cells are links by their `href`. */
  onSelect?: ((id: QuestionGridItem['id']) => void) | undefined;
  /** Every word it shows. */
  words: {
    /** Label of the filter ("Matéria") and its first choice ("Todas as matérias"). */
    filter: string;
    all: string;
    /** Accessible name of the grid and of the legend. */
    grid: string;
    legend: string;
    /** What the ring around a cell means, in the legend: "Questão atual". */
    current: string;
    /** (12, 45) → "12 de 45 respondidas". */
    answered: (answered: number, total: number) => string;
  };
}

const ALL = '';

/** How far an exam is and every question of it, all or of one subject. It stands in a dialog or beside the question. */
export const AllQuestionsPanel = ({ questions, currentId, onSelect, words }: AllQuestionsPanelProps): ReactNode => {
  const [chosen, setChosen] = useState(ALL);
  const subjects = [...new Set(questions.map((question) => question.subject))];
  const shown = chosen === ALL ? questions : questions.filter((question) => question.subject === chosen);
  const answered = shown.filter((question) => question.answered).length;
  // The legend explains what is there: a refused answer is rare.
  const refused = questions.some((question) => question.state === 'recusada');
  const percent = shown.length > 0 ? Math.floor((100 * answered) / shown.length) : 0;
  return (
    <div className={css.panel}>
      {subjects.length > 1 ? (
        <Select
          label={words.filter}
          value={chosen}
          onChange={setChosen}
          options={[
            { value: ALL, label: words.all },
            ...subjects.map((subject) => ({ value: subject, label: subject })),
          ]}
        />
      ) : null}
      <div className={css.progress}>
        <p className={css.line}>
          <span role="status">{words.answered(answered, shown.length)}</span>
          <span className={css.percent}>{percent}%</span>
        </p>
        <div aria-hidden>
          <ProgressBar label={words.grid} value={percent} valueText={`${percent}%`} />
        </div>
      </div>
      <QuestionGrid
        // A new filter starts at its own page.
        key={chosen}
        label={words.grid}
        items={shown}
        pageSize={16}
        currentId={currentId}
        onChange={onSelect}
      />
      <AnswersLegend
        label={words.legend}
        states={refused ? [...legendStates.exam, 'recusada'] : legendStates.exam}
        current={words.current}
      />
    </div>
  );
};
