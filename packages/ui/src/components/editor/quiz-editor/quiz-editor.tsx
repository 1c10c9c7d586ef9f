import type { ReactNode } from 'react';
import { Stack } from '../../foundations/layout/layout.tsx';
import { SectionEditor, type SectionState } from '../section-editor/section-editor.tsx';
import { QuizQuestion } from './quiz-question.tsx';
import type { QuizErrors, QuizItem, QuizWords } from './quiz-item.ts';

export interface QuizEditorProps {
  /** The questions in order; how many and with how many options is the owner's rule. */
  value: readonly QuizItem[];
  /** All questions again, one of them changed. */
  onChange: (value: readonly QuizItem[]) => void;
  /** What is wrong, by the place of the question. */
  errors?: readonly (QuizErrors | undefined)[];
  /** State of each question, by its place. */
  states: readonly { state: SectionState; text: string }[];
  /** Names of the fields. */
  words: QuizWords;
  /** `rich` gives options an editor each; `plain` (default) a light text box, in which HTML would be seen as typed. */
  options?: 'rich' | 'plain';
  /** Places of the questions that are open, when the owner decides. */
  open?: readonly number[] | undefined;
  /** A question was opened or closed. */
  onToggle?: (place: number, open: boolean) => void;
  /**
   * Begins the ids of its fields, so that an `ErrorSummary` can lead to them: `quiz-0-enunciado`, `quiz-0-alternativa-2`,
   * `quiz-0-gabarito`, places from 0.
   */
  id?: string | undefined;
}

/** The questions of a quiz with options, key and comment. Only open questions are in the page: an editor is heavy. */
export const QuizEditor = ({
  value,
  onChange,
  errors = [],
  states,
  words,
  options = 'plain',
  open,
  onToggle,
  id,
}: QuizEditorProps): ReactNode => (
  <Stack gap="e12">
    {value.map((item, place) => {
      const title = words.question(place + 1);
      const { state, text } = states[place] ?? { state: 'untouched', text: '' };
      return (
        // Questions have no name but their place, and never change it.
        <SectionEditor
          key={title}
          title={title}
          state={errors[place] ? 'invalid' : state}
          stateText={text}
          startsOpen={place === 0}
          open={open?.includes(place)}
          onChange={(now) => onToggle?.(place, now)}
        >
          <QuizQuestion
            legend={title}
            id={id === undefined ? undefined : `${id}-${place}`}
            item={item}
            errors={errors[place]}
            words={words}
            rich={options === 'rich'}
            onChange={(changed) => onChange(value.map((old, at) => (at === place ? changed : old)))}
          />
        </SectionEditor>
      );
    })}
  </Stack>
);
