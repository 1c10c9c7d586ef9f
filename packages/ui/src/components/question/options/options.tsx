import type { ReactNode } from 'react';
import { AnswerOptions, type AnswerOptionsProps } from './answer-options.tsx';
import { ReviewOptions, type ReviewOptionsProps } from './review-options.tsx';

/**
 * `answer` while the question can be answered, `review` once its key may be seen, `readonly` when
 * neither is so (delivered and waiting for the key, a profile that may only look).
 */
export type OptionsProps =
  | ({
      /** It can be answered. */
      mode: 'answer';
    } & AnswerOptionsProps)
  | ({
      /** Its key may be seen. */
      mode: 'review';
    } & ReviewOptionsProps)
  | ({
      /** Neither: delivered and waiting for the key, or a profile that may only look. */
      mode: 'readonly';
    } & Omit<ReviewOptionsProps, 'correct'>);

/** The alternatives A–E of one question; absent ones are not shown (ALT-1). */
export const Options = (props: OptionsProps): ReactNode => {
  if (props.mode === 'answer') return <AnswerOptions {...props} />;
  return <ReviewOptions {...props} correct={props.mode === 'review' ? props.correct : null} />;
};
