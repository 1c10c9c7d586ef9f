// Work that goes on without the page. It knows neither the work nor who asks how far it is.
import type { ReactNode } from 'react';
import { useWords } from '../../../words.tsx';
import { VisuallyHidden } from '../../foundations/visually-hidden/visually-hidden.tsx';
import { Heading } from '../../foundations/text/heading.tsx';
import { Text } from '../../foundations/text/text.tsx';
import { ProgressBar } from '../progress-bar/progress-bar.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import * as css from './job-progress.css.ts';

const defaults = { percent: (n: number) => `${n}%` };

/** Props of `JobProgress`. */
export interface JobProgressProps {
  /** What is being done: "Conferindo as linhas". */
  title: string;
  /** How much is done, in the unit of `total`. */
  done: number;
  /** The whole; 0 while nobody knows it yet. */
  total: number;
  /** Both in words: "1.200 de 5.000 linhas". */
  text: string;
  /** What may be done meanwhile: "Pode fechar esta página: o trabalho continua." */
  hint?: ReactNode;
  /** A button, such as to stop it. */
  action?: ReactNode;
}

/** How far work on the server is: a sentence, a bar, and what one may do meanwhile. Said aloud at each quarter only. */
export const JobProgress = ({ title, done, total, text, hint, action }: JobProgressProps): ReactNode => {
  const copy = useWords(defaults);
  const quarter = total > 0 ? Math.floor((4 * Math.min(done, total)) / total) * 25 : 0;
  return (
    <div className={css.box}>
      <div className={css.head}>
        <Heading look="h3">{title}</Heading>
        {total === 0 && <Spinner />}
      </div>
      <ProgressBar label={title} value={done} max={total || 1} valueText={text} />
      <Text look="small" tone="muted" tabular>
        {text}
      </Text>
      {hint != null && <Text look="small">{hint}</Text>}
      {action}
      <VisuallyHidden>
        <span role="status">{`${title}, ${copy.percent(quarter)}`}</span>
      </VisuallyHidden>
    </div>
  );
};
