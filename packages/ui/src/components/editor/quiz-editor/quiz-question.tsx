import { type ReactNode, useId } from 'react';
import { CircleX } from '../../../icons.ts';
import { error as errorLook } from '../../forms/field/field.css.ts';
import { Icon } from '../../foundations/icon/icon.tsx';
import { VisuallyHidden } from '../../foundations/visually-hidden/visually-hidden.tsx';
import { optionLetter } from '../../question/options/option-words.ts';
import { RichEditor } from '../rich-editor/rich-editor.tsx';
import * as css from './quiz-editor.css.ts';
import type { QuizErrors, QuizItem, QuizWords } from './quiz-item.ts';
import { QuizKey } from './quiz-key.tsx';
import { QuizOption } from './quiz-option.tsx';

export interface QuizQuestionProps {
  /** Name of the question, for screen readers. */
  legend: string;
  /** Begins the ids of its fields. */
  id: string | undefined;
  /** The question as it is now. */
  item: QuizItem;
  /** What is wrong with it. */
  errors: QuizErrors | undefined;
  /** Names of the fields. */
  words: QuizWords;
  /** Options in editors of their own. */
  rich: boolean;
  /** The question again, one field changed. */
  onChange: (item: QuizItem) => void;
}

/** The fields of one question. */
export const QuizQuestion = ({
  legend,
  id: own,
  item,
  errors = {},
  words,
  rich,
  onChange,
}: QuizQuestionProps): ReactNode => {
  const made = useId();
  const id = own ?? made;
  return (
    <fieldset className={css.question}>
      <legend className={css.hiddenLegend}>
        <VisuallyHidden>{legend}</VisuallyHidden>
      </legend>
      <RichEditor
        id={`${id}-enunciado`}
        label={words.enunciado}
        rows={3}
        value={item.enunciado}
        error={errors.enunciado}
        onChange={(enunciado) => onChange({ ...item, enunciado })}
      />
      <fieldset className={css.options} aria-describedby={errors.gabarito ? `${id}-help ${id}-error` : `${id}-help`}>
        <legend className={css.legend}>{words.options}</legend>
        <p id={`${id}-help`} className={css.help}>
          {words.optionsHelp}
        </p>
        {item.alternativas.map((html, place) => {
          const letter = optionLetter(place + 1);
          return (
            <div key={letter} className={css.option}>
              <QuizKey
                id={place === 0 ? `${id}-gabarito` : undefined}
                name={id}
                letter={letter}
                words={words}
                checked={item.gabarito === place + 1}
                onCheck={() => onChange({ ...item, gabarito: place + 1 })}
              />
              <QuizOption
                id={`${id}-alternativa-${place}`}
                label={words.option(letter)}
                value={html}
                rich={rich}
                error={errors.alternativas?.[place]}
                onChange={(changed) =>
                  onChange({
                    ...item,
                    alternativas: item.alternativas.map((old, at) => (at === place ? changed : old)),
                  })
                }
              />
            </div>
          );
        })}
        {errors.gabarito && (
          <p id={`${id}-error`} className={errorLook}>
            <Icon of={CircleX} size={20} />
            {errors.gabarito}
          </p>
        )}
      </fieldset>
      <RichEditor
        id={`${id}-comentario`}
        label={words.comentario}
        rows={2}
        value={item.comentario}
        error={errors.comentario}
        onChange={(comentario) => onChange({ ...item, comentario })}
      />
    </fieldset>
  );
};
