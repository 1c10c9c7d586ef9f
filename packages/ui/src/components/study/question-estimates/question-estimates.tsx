import type { ReactNode } from 'react';
import { listRole } from '../../../lib/list-role.ts';
import { Accordion, type AccordionProps } from '../../navigation/accordion/accordion.tsx';
import { PercentLine } from '../../results/before-after-bar/percent-line.tsx';
import { percentText } from '../../results/number-text.ts';
import * as css from './question-estimates.css.ts';

export interface QuestionEstimate {
  /** Number of the question in the exam. */
  numero: number;
  /** Chance of a hit, 0 to 1; `null` while it cannot be known. */
  desempenho_esperado: number | null;
}

export interface QuestionEstimatesProps extends Pick<AccordionProps, 'title' | 'meta' | 'startsOpen'> {
  /** In the order of the exam. */
  questions: readonly QuestionEstimate[];
  /** Name of one: (3) → "Questão 3". */
  question: (numero: number) => string;
  /** Instead of a percent where there is none: "Sem estimativa". */
  unknown: string;
}

/** Chance of a hit question by question, for profiles that preview: a stop on a line from 0 to 100 %, and the percent. */
export const QuestionEstimates = ({ questions, question, unknown, ...fold }: QuestionEstimatesProps): ReactNode => (
  <Accordion {...fold}>
    <ul {...listRole} className={css.list}>
      {questions.map(({ numero, desempenho_esperado: chance }) => (
        <li key={numero} className={css.row}>
          <span className={css.name}>{question(numero)}</span>
          <span className={css.line}>{chance !== null && <PercentLine stop={chance} />}</span>
          <span className={chance === null ? css.none : css.percent}>
            {chance === null ? unknown : percentText(chance * 100)}
          </span>
        </li>
      ))}
    </ul>
  </Accordion>
);
