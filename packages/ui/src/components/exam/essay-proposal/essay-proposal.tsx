import { PenLine } from '../../../icons.ts';
import { useId, type ReactNode } from 'react';
import { Icon } from '../../foundations/icon/icon.tsx';
import { RichHtml } from '../../foundations/rich-html/rich-html.tsx';
import { HeadingScope, HeadingTag } from '../../foundations/text/heading-scope.tsx';
import * as css from './essay-proposal.css.ts';

export interface MotivationalText {
  /** Place in the list, from 1. */
  order: number;
  html: string;
}

export interface EssayProposalProps {
  /** Theme of the essay; its heading. */
  title: string;
  /** Textual genre with its word, e.g. "Gênero: dissertativo-argumentativo". */
  genre?: string | undefined;
  /** What is asked for; cleaned by `RichHtml`. */
  html: string;
  /** Motivational texts, in order. */
  texts: readonly MotivationalText[];
  /** Heading of the texts: "Textos motivacionais". */
  textsTitle: string;
  /** Heading of one: 2 → "Texto 2". */
  textTitle: (order: number) => string;
}

/** What to write about. Texts stand in their own order whatever the order they come in. */
export const EssayProposal = ({ title, genre, html, texts, textsTitle, textTitle }: EssayProposalProps): ReactNode => {
  const titleId = useId();
  return (
    <article className={css.article} aria-labelledby={titleId}>
      <div className={css.card}>
        {genre === undefined ? null : (
          <p className={css.genre}>
            <Icon of={PenLine} size={16} />
            {genre}
          </p>
        )}
        <HeadingTag id={titleId} className={css.title}>
          {title}
        </HeadingTag>
        <div className={css.reading}>
          <RichHtml html={html} />
        </div>
      </div>
      <HeadingScope>
        {texts.length > 0 ? <HeadingTag className={css.section}>{textsTitle}</HeadingTag> : null}
        <HeadingScope>
          {[...texts]
            .sort((a, b) => a.order - b.order)
            .map((text) => (
              <section key={text.order} className={css.motivational}>
                <HeadingTag className={css.textTitle}>{textTitle(text.order)}</HeadingTag>
                <div className={css.reading}>
                  <RichHtml html={text.html} />
                </div>
              </section>
            ))}
        </HeadingScope>
      </HeadingScope>
    </article>
  );
};
