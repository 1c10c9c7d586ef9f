// One evaluation of the chosen area, as a card that leads to its map.
import type { StatusBoss } from '@luneta/domain/boss';
import type { ReactNode } from 'react';
import { copy } from '../../../copy.ts';
import { CalendarDays, Check, Lock } from '../../../icons.ts';
import { Badge } from '../../feedback/badge/badge.tsx';
import { ProgressBar } from '../../feedback/progress-bar/progress-bar.tsx';
import { Card, CardLink } from '../../foundations/card/card.tsx';
import { Icon } from '../../foundations/icon/icon.tsx';
import { SubjectTile } from '../../foundations/subject-tile/subject-tile.tsx';
import { Text } from '../../foundations/text/text.tsx';
import { Breu } from '../../identity/breu/breu.tsx';
import { bossLook } from '../boss-card/boss-look.ts';
import * as css from './study-card.css.ts';

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
  /** The Boss with its words, e.g. 'Boss Bloqueado'; absent where there is none or its state says nothing. */
  boss?:
    | {
        /** Which picture and mark. */
        status: StatusBoss;
        /** The label of the state on the home cards. */
        text: string;
      }
    | undefined;
  /** Level of the title in the outline of the page. */
  level?: 2 | 3 | 4;
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
  const { materia, href, description, planned, progress, boss, level = 3 } = props;
  const { answered, total } = progress;
  const Title = `h${level}` as const;
  return (
    <Card as="article">
      <div className={css.body}>
        <div className={css.top}>
          <div className={css.tile}>
            <SubjectTile materia={materia} size={56} />
          </div>
          <div>
            <Title className={css.title}>
              <CardLink href={href}>{materia}</CardLink>
            </Title>
            {description !== undefined && (
              <Text look="small" tone="muted" lines={2}>
                {description}
              </Text>
            )}
          </div>
          {(planned !== undefined || boss) && (
            <div className={css.facts}>
              {planned !== undefined && (
                <Badge tone="info" icon={CalendarDays}>
                  {planned}
                </Badge>
              )}
              {boss && <BossBadge {...boss} />}
            </div>
          )}
        </div>
        <ProgressBar
          label={copy.progressOf(materia)}
          value={answered}
          max={total}
          valueText={copy.itemsOf(answered, total)}
          number={`${answered}/${total}`}
        />
      </div>
    </Card>
  );
};
