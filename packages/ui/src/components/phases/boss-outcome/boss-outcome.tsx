import type { ReactNode, Ref } from 'react';
import { Check } from '../../../icons.ts';
import { ProgressRing } from '../../feedback/progress-ring/progress-ring.tsx';
import { Icon } from '../../foundations/icon/icon.tsx';
import { PageTitle } from '../../foundations/text/heading.tsx';
import { CoinGain } from '../../game/coin-gain/coin-gain.tsx';
import { Confetti } from '../../game/confetti/confetti.tsx';
import { Breu } from '../../identity/breu/breu.tsx';
import { Pipa } from '../../identity/pipa/pipa.tsx';
import { percentText } from '../../results/number-text.ts';
import * as css from './boss-outcome.css.ts';

export interface BossOutcomeProps {
  /** Beaten: pale planet, confetti, Pipa celebrates. Otherwise a calm night, with Breu far away. */
  won: boolean;
  /** The `h1`: 'PARABÉNS! Você derrotou o Boss!', 'Não foi dessa vez...'. */
  title: string;
  /** For the focus that a route change moves here. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** Performance, 0 to 100, and its word: "desempenho". */
  percent: { value: number; label: string };
  /** How it ended, or what can be done now. */
  text?: string | undefined;
  /** Coins it paid, 0 shows '-', and their word: "moedas". */
  coins: { value: number; label: string };
  /** "8/10", and its word: "acertos". */
  hits: { value: string; label: string };
  /** Name of the subject whose colour Breu takes on. */
  materia?: string | undefined;
  /** Buttons as wide as the scene, the main one first. */
  actions: ReactNode;
  /** Below the text: a `Note` about what did not count. */
  children?: ReactNode;
}

/** How a fight with the Boss ended, as a scene that fills the screen. No red and no blame where it was lost. */
export const BossOutcome = (props: BossOutcomeProps): ReactNode => {
  const { won, title, headingRef, percent, text, coins, hits, materia, actions, children } = props;
  const tint = materia === undefined ? {} : { materia };
  return (
    <div className={css.scene}>
      <div className={css.sky}>
        {won && <div className={css.rays} aria-hidden="true" />}
        <div className={css.top}>
          <div className={css.score}>
            <ProgressRing label={percent.label} percent={percent.value} size={140} tone={won ? 'star' : 'progress'}>
              {percentText(percent.value)}
            </ProgressRing>
            <p className={css.scoreLabel} aria-hidden="true">
              {percent.label}
            </p>
          </div>
          {!won && (
            <div className={css.disc}>
              <Breu energy={1} size={84} decorative {...tint} />
            </div>
          )}
        </div>
        <div className={css.figures}>
          {won && <Breu energy={0} size={160} decorative {...tint} />}
          <Pipa mood={won ? 'comemorando' : 'triste'} size={won ? 200 : 132} animated={won} />
        </div>
      </div>
      <div className={css.planet[won ? 'won' : 'lost']}>
        <PageTitle look="display" align="center" ref={headingRef}>
          {title}
        </PageTitle>
        {text !== undefined && <p className={css.text}>{text}</p>}
        {children != null && <div className={css.note}>{children}</div>}
        <div className={css.facts}>
          {/* The gain says its word to readers. */}
          <Fact label={coins.label} silent>
            <CoinGain moedas={coins.value} />
          </Fact>
          <Fact label={hits.label}>
            <span className={css.hits}>
              <Icon of={Check} size={24} />
            </span>
            {hits.value}
          </Fact>
        </div>
        <div className={css.actions}>{actions}</div>
      </div>
      {won && <Confetti />}
    </div>
  );
};

type FactProps = { label: string; silent?: boolean; children: ReactNode };

const Fact = ({ label, silent = false, children }: FactProps): ReactNode => (
  <p className={css.fact}>
    <span className={css.value}>{children}</span>
    <span className={css.factLabel} aria-hidden={silent}>
      {label}
    </span>
  </p>
);
