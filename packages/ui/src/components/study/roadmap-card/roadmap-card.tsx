import { type ReactNode, useId } from 'react';
import { ProgressRing } from '../../feedback/progress-ring/progress-ring.tsx';
import { Card, CardButton, CardLink } from '../../foundations/card/card.tsx';
import { SubjectTile } from '../../foundations/subject-tile/subject-tile.tsx';
import { percentText } from '../../results/number-text.ts';
import { HeadingTag } from '../../foundations/text/heading-scope.tsx';
import * as css from './roadmap-card.css.ts';

/** What the card opens: something here, or a page. */
export type RoadmapCardTarget =
  | {
      /** Opens what there is to know about the roadmap. */
      onOpen: () => void;
    }
  | {
      /** The page of the roadmap. */
      href: string;
    };

export type RoadmapCardProps = RoadmapCardTarget & {
  /** Name of the subject; its tile is found by it. */
  subject: string;
  /** "6 fases · 12 assuntos"; for a mixed list with the kind before: "Plano de Ação · 6 fases". */
  facts: string;
  /** How much is done, 0 to 100. */
  percent: number;
  /** What the ring shows, for screen readers: "Progresso em Biologia". */
  progressLabel: string;
  /** A `DeadlineBadge`. */
  deadline?: ReactNode;
  /** Closed: can be read, nothing can be done; the deadline says so in words. */
  closed?: boolean;
};

/** One roadmap: subject, size, deadline and how far it is. `article` named by the subject, with one button or link. */
export const RoadmapCard = (props: RoadmapCardProps): ReactNode => {
  const { subject, facts, percent, progressLabel, deadline, closed = false } = props;
  const titleId = useId();
  return (
    <Card as="article" labelledBy={titleId} padding="sm" variant={closed ? 'sunken' : 'outline'}>
      <div className={css.box}>
        <div className={css.row}>
          <SubjectTile materia={subject} />
          <div className={css.words}>
            <HeadingTag id={titleId} className={css.title}>
              {'href' in props ? (
                <CardLink href={props.href}>{subject}</CardLink>
              ) : (
                <CardButton onClick={props.onOpen}>{subject}</CardButton>
              )}
            </HeadingTag>
            <p className={css.facts}>{facts}</p>
            {deadline !== undefined && <div className={css.deadline}>{deadline}</div>}
          </div>
          <ProgressRing label={progressLabel} percent={percent} size={58}>
            {percentText(percent)}
          </ProgressRing>
        </div>
      </div>
    </Card>
  );
};
