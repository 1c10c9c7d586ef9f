import { GamePiece, Heading, Icon, RichHtml, listRole, starArt } from '@luneta/ui';
import { ChevronDown, X } from '@luneta/ui/icons';
import { type ReactNode, useId } from 'react';

import * as css from './miss-list.css.ts';

/** A miss of a run, with what explains it. */
export interface Miss {
  /** Number of the exercise in its phase. */
  numero: number;
  /** Short words of the question; one line is shown. */
  title: string;
  /** What was right, e.g. 'Resposta certa: A'. */
  right: string;
  /** The question and its explanation, shown when it is opened; cleaned by `RichHtml`. */
  html: readonly string[];
}

export interface MissListProps {
  /** What the list is good for, e.g. 'Faltam 2 acertos para 3 estrelas'. */
  title: string;
  /** Words that open one, e.g. 'Ver'. */
  open: string;
  /** In the order of play. */
  misses: readonly Miss[];
}

/** The misses of a run under its result: each opens to its question and its explanation. Nothing at all without a miss. */
export const MissList = ({ title, open, misses }: MissListProps): ReactNode => {
  const id = useId();
  if (misses.length === 0) return null;
  return (
    <section className={css.box} aria-labelledby={id}>
      <div className={css.head}>
        <GamePiece of={starArt} size={24} />
        <Heading look="h3" id={id}>
          {title}
        </Heading>
      </div>
      <ul className={css.list} {...listRole}>
        {misses.map((miss) => (
          <li key={miss.numero}>
            <details className={css.row}>
              <summary className={css.summary}>
                <span className={css.tile}>
                  <Icon of={X} size={16} />
                  {miss.numero}
                </span>
                <span className={css.words}>
                  <span className={css.title}>{miss.title}</span>
                  <span className={css.right}>{miss.right}</span>
                </span>
                <span className={css.open}>
                  {open} <Icon of={ChevronDown} size={20} />
                </span>
              </summary>
              <div className={css.body}>
                {miss.html.map((html) => (
                  <RichHtml key={html} html={html} />
                ))}
              </div>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
};
