import type { ReactNode } from 'react';
import { ProgressBar } from '../../feedback/progress-bar/progress-bar.tsx';
import { percentText } from '../number-text.ts';
import * as css from './class-percent.css.ts';

export interface ClassPercentProps {
  /** Share of the class that hit the question, 0 to 100; `null` (not released, nobody answered) shows nothing. */
  percent: number | null;
  /** The sentence with the rounded percent: "62%" → "62% da turma acertou". */
  text: (percent: string) => string;
}

/** How the class did in one question, as a sentence and a thin bar. */
export const ClassPercent = ({ percent, text }: ClassPercentProps): ReactNode => {
  if (percent === null) return null;
  const words = text(percentText(percent));
  return (
    <div className={css.box}>
      <p className={css.text}>{words}</p>
      <div aria-hidden>
        <ProgressBar label={words} value={percent} valueText={words} size="sm" tone="neutral" />
      </div>
    </div>
  );
};
