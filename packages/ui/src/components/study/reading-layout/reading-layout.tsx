// A long text to be read for half an hour: index, reading size, text. It knows no text and keeps no size.
import type { ReactNode } from 'react';
import { ReadingTools, type ReadingToolsProps } from '../../question/question-card/reading-tools.tsx';
import { HeadingScope, HeadingTag } from '../../foundations/text/heading-scope.tsx';
import * as css from './reading-layout.css.ts';

export interface ReadingLayoutProps {
  /** A `PageIndex`: over the text on a phone, beside it where there is space. */
  index: ReactNode;
  /** Reading size of everything inside. */
  tools: ReadingToolsProps;
  /** Beside the reading size, e.g. a button that prints. */
  action?: ReactNode;
  /** The parts of the text, each a `section` with the id that the index names. */
  children: ReactNode;
}

/** Index and text; on paper the text alone. */
export const ReadingLayout = ({ index, tools, action, children }: ReadingLayoutProps): ReactNode => (
  <div className={css.layout} style={{ '--escala-leitura': tools.scale }}>
    {index}
    <div className={css.text}>
      <div className={css.tools}>
        {action}
        <ReadingTools {...tools} />
      </div>
      {children}
    </div>
  </div>
);

export interface ReadingSectionProps {
  /** The id that the index leads to. */
  id: string;
  /** Its heading and name. */
  title: string;
  /** Above the title: "Capítulo 1". */
  eyebrow?: string | undefined;
  /** The text. */
  children: ReactNode;
}

/** One part of a long text; the index leads to its heading, clear of what sticks to the top. */
export const ReadingSection = ({ id, title, eyebrow, children }: ReadingSectionProps): ReactNode => (
  <section id={id} className={css.section} aria-labelledby={`${id}-titulo`}>
    {eyebrow !== undefined && <p className={css.eyebrow}>{eyebrow}</p>}
    <HeadingTag id={`${id}-titulo`} className={css.title}>
      {title}
    </HeadingTag>
    <HeadingScope>{children}</HeadingScope>
  </section>
);
