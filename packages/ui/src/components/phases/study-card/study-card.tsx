// One evaluation of the chosen area, as a card that leads to its map.
import type { StatusBoss } from '@luneta/domain/boss';
import type { ReactNode } from 'react';
import { useWords } from '../../../words.tsx';
import { CalendarDays, Check, Lock } from '../../../icons.ts';
import { Badge } from '../../feedback/badge/badge.tsx';
import { ProgressBar } from '../../feedback/progress-bar/progress-bar.tsx';
import { Card, CardLink } from '../../foundations/card/card.tsx';
import { Icon } from '../../foundations/icon/icon.tsx';
import { SubjectTile } from '../../foundations/subject-tile/subject-tile.tsx';
import { Text } from '../../foundations/text/text.tsx';
import { VisuallyHidden } from '../../foundations/visually-hidden/visually-hidden.tsx';
import { Breu } from '../../identity/breu/breu.tsx';
import { bossLook } from '../boss-horizon/boss-look.ts';
import { MiniConstellation } from '../mini-constellation/mini-constellation.tsx';
import { HeadingTag } from '../../foundations/text/heading-scope.tsx';
import * as css from './study-card.css.ts';

const defaults = {
  progressOf: (materia: string) => `Progresso em ${materia}`,
  itemsOf: (value: number, of: number) => `${value} de ${of} itens`,
};

export interface StudyCardProps {
  /** Name of the subject; the name of the link. */
  materia: string;
  /** Where the map is. */
  href: string;
  /** `descricao`: what it is about. */
  description?: string;
  /** "Prevista para 28 de nov."; absent without a date. */
  planned?: string;
  /** Items answered and possible. */
  progress: {
    /** `qtde_itens_respondidos`. */
    answered: number;
    /** `qtde_itens_possiveis`. */
    total: number;
  };
  /** Where the student stopped, as a constellation in place of the bar. */
  phases?: {
    /** Phases that are done. */
    done: number;
    /** Phases that can be played. */
    total: number;
    /** In words: "5 de 8 fases concluídas". */
    label: string;
  };
  /** That it is over, e.g. "Encerrado". */
  closed?: string;
  /** The Boss with its words, e.g. 'Boss Bloqueado'; absent where there is none or its state says nothing. */
  boss?:
    | {
        /** Which picture and mark. */
        status: StatusBoss;
        /** The label of the state on the home cards. */
        text: string;
      }
    | undefined;
}

const BossBadge = ({ status, text }: { status: StatusBoss; text: string }): ReactNode => {
  const { energy, mark } = bossLook[status];
  return (
    <Badge tone="boss">
      <Breu energy={energy} size={18} decorative />
      {text}
      {mark === 'locked' && <Icon of={Lock} size={16} />}
      {mark === 'won' && <Icon of={Check} size={16} />}
    </Badge>
  );
};

/** One link over the whole card. */
export const StudyCard = (props: StudyCardProps): ReactNode => {
  const copy = useWords(defaults);
  const { materia, href, description, planned, progress, phases, closed, boss } = props;
  const sky = phases !== undefined && phases.total > 0 ? phases : null;
  const { answered, total } = progress;
  return (
    <Card as="article">
      <div className={css.body}>
        <div className={css.top}>
          <SubjectTile materia={materia} size={44} />
          <div className={css.words}>
            <HeadingTag className={css.title}>
              <CardLink href={href}>{materia}</CardLink>
            </HeadingTag>
            {description !== undefined && (
              <Text look="small" tone="muted" lines={2}>
                {description}
              </Text>
            )}
          </div>
          {sky && (
            <span className={css.number}>
              <span aria-hidden="true">
                {answered}/{total}
              </span>
              <VisuallyHidden>{copy.itemsOf(answered, total)}</VisuallyHidden>
            </span>
          )}
        </div>
        {sky ? (
          <MiniConstellation {...sky} materia={materia} />
        ) : (
          <ProgressBar
            label={copy.progressOf(materia)}
            value={answered}
            max={total}
            valueText={copy.itemsOf(answered, total)}
            number={`${answered}/${total}`}
          />
        )}
        {(closed !== undefined || planned !== undefined || boss) && (
          <div className={css.facts}>
            {closed !== undefined && (
              <Badge tone="neutral" icon={Lock}>
                {closed}
              </Badge>
            )}
            {planned !== undefined && (
              <Badge tone="info" icon={CalendarDays}>
                {planned}
              </Badge>
            )}
            {boss && <BossBadge {...boss} />}
          </div>
        )}
      </div>
    </Card>
  );
};
