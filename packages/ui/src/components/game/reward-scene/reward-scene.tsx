// How a phase or a Boss ended, as a scene of its own. It decides no result and no text.
import { MAX_ESTRELAS } from '@luneta/domain/estrelas';
import { lazy, type ReactNode, type Ref, Suspense, useEffect, useRef } from 'react';
import { starsOf } from '../../../copy.ts';
import { Check } from '../../../icons.ts';
import { useWords } from '../../../words.tsx';
import { classes } from '../../../lib/classes.ts';
import { useAnnounce } from '../../foundations/announcer/announcer.tsx';
import { Icon } from '../../foundations/icon/icon.tsx';
import { PageTitle } from '../../foundations/text/heading.tsx';
import { Pipa } from '../../identity/pipa/pipa.tsx';
import * as gainCss from '../coin-gain/coin-gain.css.ts';
import { CoinGain, coinGainText, coinGainWords } from '../coin-gain/coin-gain.tsx';
import { starArt } from '../game-piece/art.ts';
import { GamePiece } from '../game-piece/game-piece.tsx';
import { type Estrelas, Stars } from '../stars/stars.tsx';
import * as css from './reward-scene.css.ts';

// It comes after the scene: nothing waits for decoration, and without a connection nothing falls.
const Confetti = lazy(() =>
  import('../confetti/confetti.tsx').then(
    (module) => ({ default: module.Confetti }),
    () => ({ default: () => null }),
  ),
);

const defaults = { ...coinGainWords, starsOf };

const moods = { win: 'comemorando', partial: 'feliz', fail: 'triste' } as const;

export interface RewardSceneProps {
  /** `win` 3 stars or the Boss beaten, with confetti; `partial` 1 or 2 stars; `fail` none, or the Boss won. */
  result: keyof typeof moods;
  /** The `h1`: 'FASE CONCLUÍDA!', 'PARABÉNS! Você derrotou o Boss!'. */
  title: string;
  /** For the focus that a route change moves here. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** The chapter, or what to do now. */
  text?: string | undefined;
  /** Stars of the phase; left out for a Boss. */
  estrelas?: Exclude<Estrelas, null> | undefined;
  /** Coins it paid, 0 shows '-'; left out where nothing is paid. */
  moedas?: number | undefined;
  /** Hits of the run beside what it paid, e.g. '4/7 acertos'; in the place of the stars, which stand above. */
  hits?: string | undefined;
  /** The picture is small, for the sake of what stands below it. */
  compact?: boolean;
  /** An action plan paid twice: shows the ×2. */
  doubled?: boolean;
  /** The Boss, 160 px; Pipa stands smaller beside it. */
  boss?: ReactNode;
  /** Between the text and what was won: the ring of the Boss. Under a bar it stands below what was won. */
  children?: ReactNode;
  /** Buttons as wide as the scene, the main one first; left out where a bar at the foot of the screen has them. */
  actions?: ReactNode;
  /** Bars stand above and below it: a night sky and a moon take the space that is left, and Pipa stands smaller. */
  inside?: boolean;
}

/** Result of a phase or a Boss; stars, then coins, are announced once. Keep gains out of the bar above it. */
export const RewardScene = (props: RewardSceneProps): ReactNode => {
  const copy = useWords(defaults);
  const {
    result,
    title,
    headingRef,
    text,
    estrelas,
    moedas,
    hits,
    compact = false,
    doubled = false,
    boss,
    children,
    actions,
    inside = false,
  } = props;
  const announce = useAnnounce();
  const won = [
    estrelas !== undefined && copy.starsOf(estrelas, MAX_ESTRELAS),
    moedas !== undefined && coinGainText(copy, moedas, doubled),
  ]
    .filter(Boolean)
    .join('. ');
  const said = useRef('');
  useEffect(() => {
    if (won !== said.current) announce(won);
    said.current = won;
  }, [won, announce]);
  const pipaSize = compact
    ? 96
    : boss === undefined
      ? inside && result === 'fail'
        ? 132
        : 200
      : result === 'win'
        ? 132
        : 96;
  return (
    <div className={classes(css.scene, inside ? css.night : classes(css.whole, css.light[result]))}>
      {result === 'win' && <div className={inside ? css.rays : css.sun} aria-hidden="true" />}
      <div className={classes(css.card, !inside && css.panel)}>
        <div className={classes(css.middle, !inside && css.apart)}>
          <div className={classes(css.picture, inside ? css.sky : css.stage, compact && css.near)}>
            {estrelas !== undefined && <Stars estrelas={estrelas} size={compact ? 48 : 96} arch animated />}
            <div className={css.figures}>
              {boss}
              <Pipa mood={moods[result]} size={pipaSize} animated={result === 'win'} />
            </div>
          </div>
          <div className={classes(css.words, ...(inside ? [css.moon, css.ground[result]] : [css.sheet]))}>
            <PageTitle look="display" ref={headingRef}>
              {title}
            </PageTitle>
            {text !== undefined && <p className={css.text}>{text}</p>}
            {!inside && children}
            {moedas !== undefined && (
              <div className={css.gains}>
                <span className={css.gain}>
                  <CoinGain moedas={moedas} doubled={doubled} />
                </span>
                {hits !== undefined && (
                  <span className={classes(css.gain, css.hits)}>
                    <Icon of={Check} size={20} />
                    {hits}
                  </span>
                )}
                {hits === undefined && estrelas !== undefined && (
                  // The stars above say it already.
                  <span className={classes(css.gain, gainCss.gain, gainCss.tone.star)} aria-hidden="true">
                    <GamePiece of={starArt} size={32} />
                    {estrelas}/{MAX_ESTRELAS}
                  </span>
                )}
              </div>
            )}
            {inside && children}
          </div>
        </div>
        {actions != null && <div className={classes(css.actions, !inside && css.sheetEnd)}>{actions}</div>}
      </div>
      {result === 'win' && (
        <Suspense>
          <Confetti />
        </Suspense>
      )}
    </div>
  );
};
