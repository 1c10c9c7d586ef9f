// The Boss on his planet, where the path of phases ends.
import type { StatusBoss } from '@luneta/domain/boss';
import { isBossEncerrado } from '@luneta/domain/boss-fim';
import { type ReactNode, useId } from 'react';
import { Check, Lock, Zap } from '../../../icons.ts';
import { classes } from '../../../lib/classes.ts';
import { ButtonLink } from '../../actions/button/button-link.tsx';
import { Icon } from '../../foundations/icon/icon.tsx';
import { Breu } from '../../identity/breu/breu.tsx';
import { bossLook, canBeFaced } from './boss-look.ts';
import { HeadingTag } from '../../foundations/text/heading-scope.tsx';
import * as css from './boss-horizon.css.ts';

interface Way {
  /** Words on the link. */
  label: string;
  /** Where it leads. */
  href: string;
}

export interface BossHorizonProps {
  /** "Boss de Matemática"; name of the region. */
  title: string;
  /** `statusBossExibido` of the domain. A state that is none of the five shows nothing at all. */
  status: StatusBoss;
  /** The sentence of the state, e.g. 'Termine os desafios para desbloquear o Boss!'. */
  text: string;
  /** 'ENFRENTAR BOSS' and the intro of the Boss; only shown while he can be faced. */
  action?: Way;
  /** Name of the subject whose colour Breu takes on. */
  materia?: string;
  /** Where the questions of a fight that is over stand, and the words of the link; not shown before. */
  review?: Way;
  /** Beside the path instead of at its end: a card with rounded corners. */
  card?: boolean;
  /** At the end of a short path he stands further off, unless he can be faced. */
  far?: boolean;
}

/** A region named by the Boss. A state that is none of the five shows nothing at all. */
export const BossHorizon = ({
  title,
  status,
  text,
  action,
  review,
  materia,
  card = false,
  far = false,
}: BossHorizonProps): ReactNode => {
  const id = useId();
  if (!Object.hasOwn(bossLook, status)) return null;
  const { energy, mark } = bossLook[status];
  const way = canBeFaced(status) ? action : undefined;
  const back = isBossEncerrado(status) ? review : undefined;
  const size = way && !card ? 200 : far ? 88 : 112;
  const horizon = { '--horizon': `${size - 8}px` };
  return (
    <section className={classes(css.scene, card && css.card)} aria-labelledby={id} style={horizon}>
      <div className={css.ground} aria-hidden="true">
        <div className={css.planet} />
        <div className={css.below} />
        <div className={css.craters.left} />
        <div className={css.craters.right} />
      </div>
      <div className={css.figure}>
        {way && <div className={css.rays} aria-hidden="true" />}
        <div className={mark === 'locked' ? css.dim : undefined}>
          <Breu
            energy={energy}
            size={size}
            decorative
            animated={way !== undefined}
            {...(materia === undefined ? {} : { materia })}
          />
        </div>
        {mark && (
          <span className={css.mark}>
            <Icon of={mark === 'locked' ? Lock : Check} size={20} />
          </span>
        )}
      </div>
      <HeadingTag className={css.title} id={id}>
        {title}
      </HeadingTag>
      <p className={css.text}>{text}</p>
      {way && (
        <div className={css.action}>
          <ButtonLink variant="game" icon={Zap} href={way.href}>
            {way.label}
          </ButtonLink>
        </div>
      )}
      {back && (
        <div className={css.action}>
          <ButtonLink variant="secondary" href={back.href}>
            {back.label}
          </ButtonLink>
        </div>
      )}
    </section>
  );
};
