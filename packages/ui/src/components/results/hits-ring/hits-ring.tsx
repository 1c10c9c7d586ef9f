import type { ReactNode } from 'react';
import { ProgressRing } from '../../feedback/progress-ring/progress-ring.tsx';
import { percentText } from '../number-text.ts';
import * as css from './hits-ring.css.ts';

export interface HitsRingProps {
  /** Name of the ring: "Desempenho". */
  label: string;
  /** Performance, 0 to 100, as the result has it (an annulled question counts there, so it is not hits over total). */
  percent: number;
  /** 'Acertou X de Y Questões'. */
  text: string;
  /** Over the text, as the hero of the card: the grade, as a `BigScore`. */
  grade?: ReactNode;
  /** Under the text: another fact. */
  children?: ReactNode;
}

/** The ring of an answer key with its sentence: below it on a phone, beside it where there is space. */
export const HitsRing = ({ label, percent, text, grade, children }: HitsRingProps): ReactNode => (
  <div className={css.box}>
    <div className={css.pair}>
      <ProgressRing label={label} percent={percent} size={140} tone="hit">
        {percentText(percent)}
      </ProgressRing>
      <div className={css.words}>
        {grade}
        <p className={grade === undefined ? css.text : css.underGrade}>{text}</p>
        {children}
      </div>
    </div>
  </div>
);
