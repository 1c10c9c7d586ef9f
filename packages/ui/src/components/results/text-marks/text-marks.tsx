// A text with passages marked by competence. It shows marks and tells what was selected; it keeps neither, and what a
// mark says stands elsewhere.
import { type ReactNode, type Ref, useId } from 'react';
import { classes } from '../../../lib/classes.ts';
import { VisuallyHidden } from '../../foundations/visually-hidden/visually-hidden.tsx';
import { competenceTone } from './competence-tone.ts';
import { type Paragraph, paragraphsOf, type Segment, type Span, type TextMark } from './segments.ts';
import { useTextSelection } from './use-text-selection.ts';
import * as css from './text-marks.css.ts';

export { competenceTone } from './competence-tone.ts';
export type { Span, TextMark } from './segments.ts';

/** Props of `TextMarks`. */
export interface TextMarksProps {
  /** Name of the text: "Texto da redação". */
  label: string;
  /** As it was written; each line is a paragraph. */
  text: string;
  /** May overlap; the shortest is on top. */
  marks: readonly TextMark[];
  /** Id of the mark that is looked at now. */
  current?: string | null;
  /** Lines are numbered where there is space. */
  numbered?: boolean;
  /** A mark in words for screen readers: (2) → "competência 2", (2, "1ª") → "competência 2, 1ª correção". */
  markWords: (competence: number, by?: string) => string;
  /** Passages can be selected: null when the selection was undone. Without it the text is only read. */
  select?: {
    /** How, by the keyboard; read out on arrival. */
    help: string;
    onSelect: (span: Span | null) => void;
    /** Enter on a selection. */
    onEnter?: () => void;
  };
  /** A mark was tapped or clicked. The same must be reachable elsewhere by keyboard. */
  onMark?: (id: string) => void;
  /** The text itself, to give it the focus. */
  ref?: Ref<HTMLDivElement>;
}

// More lines than any essay has. The height of the text clips the list.
const numbers = Array.from({ length: 400 }, (_, index) => index + 1).join('\n');

/** The text of an essay with its marked passages. */
export const TextMarks = (props: TextMarksProps): ReactNode => {
  const { label, text, marks, current = null, numbered = false, markWords, select, onMark, ref } = props;
  const id = useId();
  const selection = useTextSelection({ text, select, onMark, ref });
  const paragraphs = paragraphsOf(text, marks);
  const shown = paragraphs.map((paragraph) => (
    <Lines key={paragraph.start} paragraph={paragraph} current={current} markWords={markWords} />
  ));
  return (
    <div className={classes(css.sheet, numbered && css.numbered)}>
      {numbered && (
        <div className={css.numbers} aria-hidden>
          <div className={css.numberList}>{numbers}</div>
        </div>
      )}
      {select === undefined ? (
        <div role="group" aria-label={label} className={css.text}>
          {shown}
        </div>
      ) : (
        <>
          <div
            {...selection}
            role="textbox"
            aria-multiline
            aria-readonly
            aria-label={label}
            aria-describedby={id}
            tabIndex={0}
            className={classes(css.text, css.selectable)}
          >
            {shown}
          </div>
          <VisuallyHidden id={id} as="p">
            {select.help}
          </VisuallyHidden>
        </>
      )}
    </div>
  );
};

type LinesProps = { paragraph: Paragraph; current: string | null; markWords: TextMarksProps['markWords'] };

const Lines = ({ paragraph, current, markWords }: LinesProps): ReactNode => (
  <p className={css.paragraph}>
    {paragraph.segments.map((segment) => (
      <Piece key={segment.start} segment={segment} current={current} markWords={markWords} />
    ))}
  </p>
);

const Piece = ({
  segment: { start, text, mark, ends },
  current,
  markWords,
}: Omit<LinesProps, 'paragraph'> & { segment: Segment }): ReactNode =>
  mark === null ? (
    <span data-at={start}>{text}</span>
  ) : (
    <>
      <mark
        data-mark={mark.id}
        data-materia={competenceTone(mark.competence)}
        className={classes(css.mark, mark.by !== undefined && css.ofOther, mark.id === current && css.current)}
      >
        <span data-at={start}>{text}</span>
      </mark>
      {ends && (
        <>
          <sup className={css.number} data-materia={competenceTone(ends.competence)} aria-hidden>
            {ends.by === undefined ? ends.competence : `${ends.competence}·${ends.by}`}
          </sup>
          <VisuallyHidden> ({markWords(ends.competence, ends.by)}) </VisuallyHidden>
        </>
      )}
    </>
  );
