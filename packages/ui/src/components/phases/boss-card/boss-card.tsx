import type { StatusBoss } from '@luneta/domain/boss';
import { type ReactNode, useId } from 'react';
import { Check, Lock, Zap } from '../../../icons.ts';
import { classes } from '../../../lib/classes.ts';
import { ButtonLink } from '../../actions/button/button-link.tsx';
import { Card } from '../../foundations/card/card.tsx';
import { Icon } from '../../foundations/icon/icon.tsx';
import { Breu } from '../../identity/breu/breu.tsx';
import { bossLook, canBeFaced } from './boss-look.ts';
import * as css from './boss-card.css.ts';

export interface BossCardProps {
  /** "Boss de Matemática"; name of the region. */
  title: string;
  /** `statusBossExibido` of the domain. A state that is none of the five shows nothing at all. */
  status: StatusBoss;
  /** The sentence of the state, e.g. 'Termine os desafios para desbloquear o Boss!'. */
  text: string;
  /** 'ENFRENTAR BOSS' and where that is; only shown while he can be faced. */
  action?: {
    /** Words on the button. */
    label: string;
    /** The intro of the Boss. */
    href: string;
  };
  /** Level of the title in the outline of the page. */
  level?: 2 | 3;
}

/** The Boss at the end of a subject, in one of five states. */
export const BossCard = ({ title, status, text, action, level = 2 }: BossCardProps): ReactNode => {
  const id = useId();
  if (!Object.hasOwn(bossLook, status)) return null;
  const { energy, mark } = bossLook[status];
  const way = canBeFaced(status) ? action : undefined;
  const Title = `h${level}` as const;
  return (
    <div className={css.box}>
      <Card look="boss" as="section" labelledBy={id}>
        <div className={classes(css.row, way && css.withAction)}>
          <div className={css.scene}>
            <div className={mark === 'locked' ? css.dim : undefined}>
              <Breu energy={energy} size={84} decorative />
            </div>
            {mark && (
              <span className={css.mark}>
                <Icon of={mark === 'locked' ? Lock : Check} size={20} />
              </span>
            )}
          </div>
          <div className={css.words}>
            <Title className={css.title} id={id}>
              {title}
            </Title>
            <p className={css.text}>{text}</p>
          </div>
          {way && (
            <div className={css.action}>
              <ButtonLink variant="game" icon={Zap} href={way.href}>
                {way.label}
              </ButtonLink>
            </div>
          )}
        </div>
      </Card>
    </div>
  );
};
