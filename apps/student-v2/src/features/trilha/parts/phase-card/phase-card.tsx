import type { Dificuldade } from '@luneta/domain/dificuldade';
import { Card, CardLink, DifficultyMark, HeadingTag, Icon, VisuallyHidden, classes } from '@luneta/ui';
import { ChevronRight } from '@luneta/ui/icons';
import { type ReactNode, useId } from 'react';

import * as css from './phase-card.css.ts';

export interface PhaseCardProps {
  /** `objeto_conhecimento_descricao`. */
  title: string;
  /** `secao`: "Fundamentos". */
  section?: string | undefined;
  /** The stars of the phase, or that it is pending; the picture brings its own words. */
  stars: ReactNode;
  /** How hard it will be for this student; absent while nobody knows. */
  difficulty?: { level: Dificuldade; label: string } | undefined;
  /** Only for profiles that preview: "Questões 3, 7 e 12". */
  questions?: string | undefined;
  /** The content of the phase. */
  href: string;
  /** What the link does there: "Iniciar", "Ver fase". */
  action: string;
  /** The phase to do now: thick edge, and its link as the one filled button. */
  current?: boolean;
}

/** One phase of a roadmap: `article` named by its title, with one link. */
export const PhaseCard = (props: PhaseCardProps): ReactNode => {
  const { title, section, stars, difficulty, questions, href, action, current = false } = props;
  const titleId = useId();
  return (
    <Card as="article" labelledBy={titleId} selected={current}>
      <div className={css.body}>
        <div className={css.top}>
          {section === undefined ? <span /> : <p className={css.section}>{section}</p>}
          {stars}
        </div>
        <HeadingTag id={titleId} className={css.title}>
          {title}
        </HeadingTag>
        {questions !== undefined && <p className={css.questions}>{questions}</p>}
        <div className={css.foot}>
          {difficulty === undefined ? (
            <span />
          ) : (
            <DifficultyMark level={difficulty.level}>{difficulty.label}</DifficultyMark>
          )}
          <span className={classes(css.action, current && css.filled)}>
            <CardLink href={href}>
              {action}
              <VisuallyHidden>: {title}</VisuallyHidden>
            </CardLink>
            <Icon of={ChevronRight} size={20} />
          </span>
        </div>
      </div>
    </Card>
  );
};
