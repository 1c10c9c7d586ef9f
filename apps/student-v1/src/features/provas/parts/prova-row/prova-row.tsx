import { HeadingTag, SubjectTile } from '@luneta/ui';
import { type ReactNode, useId } from 'react';

import { type ProvaCardButton, ProvaPress } from './prova-press.tsx';
import * as css from './prova-row.css.ts';

export interface ProvaRowProps {
  /** Name of the exam; heading and name of the article. */
  title: string;
  /** Name of its subject, for the picture; any other word has the general one. */
  subject: string;
  /** When and how, in a line: "Hoje às 14h30 · Online". */
  text: string;
  /** What the button does. */
  button: ProvaCardButton;
  /** What it says: 'INÍCIO ÀS 14h30', 'SABER MAIS', 'PROVA FINALIZADA'. */
  buttonLabel: string;
  /** Below the row: 'Entregue às 13h50.' */
  note?: ReactNode;
}

/** An exam in one line, beside the one that is open as a large card: `article` named by its title. */
export const ProvaRow = (props: ProvaRowProps): ReactNode => {
  const { title, subject, text, button, buttonLabel, note } = props;
  const titleId = useId();
  return (
    <article className={css.card} aria-labelledby={titleId}>
      <div className={css.row}>
        <SubjectTile materia={subject} />
        <div className={css.words}>
          <HeadingTag id={titleId} className={css.title}>
            {title}
          </HeadingTag>
          <p className={css.text}>{text}</p>
        </div>
        <div className={css.action}>
          <ProvaPress button={button} label={buttonLabel} />
        </div>
      </div>
      {note}
    </article>
  );
};
