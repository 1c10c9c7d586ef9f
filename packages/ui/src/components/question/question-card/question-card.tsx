// One question: its number, subject and statement, with the options (or anything else) as children.
// It does not load the question, judge it or know the exam around it.
import { Ban, CircleX } from '../../../icons.ts';
import { Icon } from '../../foundations/icon/icon.tsx';
import type { ReactNode, Ref } from 'react';
import { Button } from '../../actions/button/button.tsx';
import { Loading, Skeleton } from '../../feedback/skeleton/skeleton.tsx';
import { RichHtml } from '../../foundations/rich-html/rich-html.tsx';
import { SubjectTile } from '../../foundations/subject-tile/subject-tile.tsx';
import { hidden } from '../../foundations/visually-hidden/visually-hidden.css.ts';
import { HeadingScope, HeadingTag } from '../../foundations/text/heading-scope.tsx';
import * as css from './question-card.css.ts';
import { ReadingTools, type ReadingToolsProps } from './reading-tools.tsx';

/** What stands in the card: the statement, a skeleton, or why there is none. */
export type QuestionCardContent =
  | {
      /** The statement is here. */
      status?: 'ready';
      /** The statement; cleaned by `RichHtml`. */
      html: string;
    }
  | {
      /** On its way. */
      status: 'loading';
      /** What screen readers announce while it loads. */
      loading: string;
    }
  | {
      /** It did not come. */
      status: 'error';
      /** Why there is none. */
      error: string;
      /** The button that tries again. */
      retry?: { label: string; onRetry: () => void };
    };

export type QuestionCardProps = QuestionCardContent & {
  /** "Questão 24": the heading; the article is named "Questão 24, Física". */
  title: string;
  /** Written beside the tile, which is found by the name. */
  subject: string;
  /** Muted line above the statement (topic, exam of origin). */
  meta?: string | undefined;
  /** Reading size tools; their scale holds for everything inside the card. */
  tools?: ReadingToolsProps | undefined;
  /** Present when the question was annulled: the sentence that says so. */
  annulled?: string | undefined;
  /** Button at the right of the heading ("Ver todas"). */
  action?: ReactNode;
  /** What stands above shows number and subject: here they are only heard. */
  quiet?: boolean;
  /** The heading takes focus after a question change. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** What answers it: `Options`, or anything else. */
  children?: ReactNode;
};

const Content = (props: QuestionCardContent): ReactNode => {
  if (props.status === 'loading') {
    return (
      <Loading label={props.loading}>
        <Skeleton shape="text" lines={4} />
      </Loading>
    );
  }
  if (props.status === 'error') {
    return (
      <div className={css.error} role="alert">
        <p className={css.errorText}>
          <Icon of={CircleX} size={24} /> {props.error}
        </p>
        {props.retry ? (
          <Button variant="secondary" size="sm" onClick={props.retry.onRetry}>
            {props.retry.label}
          </Button>
        ) : null}
      </div>
    );
  }
  return (
    <div className={css.statement}>
      <RichHtml html={props.html} />
    </div>
  );
};

/**
 * One question with its number, subject and statement; what answers it goes inside. An `article` named by number and
 * subject, whose heading is focusable by code, never by Tab.
 */
export const QuestionCard = (props: QuestionCardProps): ReactNode => {
  const { title, subject, meta, tools, annulled, action, headingRef, children, quiet = false } = props;
  const scale = tools ? { '--escala-leitura': String(tools.scale) } : undefined;
  return (
    <article className={css.article} aria-label={`${title}, ${subject}`} style={scale}>
      {quiet ? (
        <HeadingTag ref={headingRef} tabIndex={-1} className={hidden}>
          {title}
        </HeadingTag>
      ) : (
        <header className={css.head}>
          <SubjectTile materia={subject} />
          <div className={css.names}>
            <HeadingTag ref={headingRef} tabIndex={-1} className={css.title}>
              {title}
            </HeadingTag>
            <p className={css.subjectName}>{subject}</p>
          </div>
          {action}
        </header>
      )}
      {annulled === undefined ? null : (
        <p className={css.annulled}>
          <Icon of={Ban} size={20} /> {annulled}
        </p>
      )}
      <div className={css.card}>
        {meta === undefined ? null : (
          <div className={css.strip}>
            <p className={css.meta}>{meta}</p>
            {tools ? <ReadingTools {...tools} /> : null}
          </div>
        )}
        {meta === undefined && tools ? (
          <div className={css.corner}>
            <ReadingTools {...tools} />
          </div>
        ) : null}
        <Content {...props} />
      </div>
      <HeadingScope>{children}</HeadingScope>
    </article>
  );
};
