// Head of a subject over its map: which one it is, of what kind, and how far.
import { roundHalfUp } from '@luneta/domain/numero';
import type { ReactNode, Ref } from 'react';
import { ProgressRing } from '../../feedback/progress-ring/progress-ring.tsx';
import { Skeleton } from '../../feedback/skeleton/skeleton.tsx';
import { SubjectTile } from '../../foundations/subject-tile/subject-tile.tsx';
import { PageTitle } from '../../foundations/text/heading.tsx';
import { Text } from '../../foundations/text/text.tsx';
import * as css from './subject-head.css.ts';

export interface SubjectHeadProps {
  /** 'Roteiro de estudo' or 'Plano de Ação', over the name. */
  kind: string;
  /** Name of the subject; the `h1` of the page. */
  materia: string;
  /** For the focus that a route change moves here. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** How far it is; undefined while it is not known. */
  progress:
    | {
        /** Answered so far. */
        value: number;
        /** All there are. */
        of: number;
        /** What is counted, under the number. */
        unit: string;
        /** Name of the ring for screen readers. */
        label: string;
        /** Value of the ring in words. */
        words: string;
      }
    | undefined;
}

/** Ring of the subject, its kind and name, and the number at the end. */
export const SubjectHead = ({ kind, materia, headingRef, progress }: SubjectHeadProps): ReactNode => (
  <div className={css.row}>
    {progress ? (
      <ProgressRing
        label={progress.label}
        percent={progress.of > 0 ? roundHalfUp((progress.value / progress.of) * 100, 0) : 0}
        valueText={progress.words}
        size={58}
      >
        <SubjectTile materia={materia} size={36} round />
      </ProgressRing>
    ) : (
      <Skeleton shape="circle" size={58} />
    )}
    <div className={css.words}>
      <PageTitle ref={headingRef}>
        <Text as="span" look="smallStrong" tone="link">
          {kind}{' '}
        </Text>
        <Text as="div" look="h2" lines={2}>
          {materia}
        </Text>
      </PageTitle>
    </div>
    {progress && (
      <span className={css.count} aria-hidden="true">
        <span className={css.number}>
          {progress.value}/{progress.of}
        </span>
        <span className={css.unit}>{progress.unit}</span>
      </span>
    )}
  </div>
);
