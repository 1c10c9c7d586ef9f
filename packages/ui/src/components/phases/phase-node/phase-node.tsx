// One phase of the map: a star once it is done, a ringed disc while it is the current one, a small disc while locked. Whether it is locked is a rule of the domain; what a tap on a locked one shows, the screen's.
import { type ReactNode, useState } from 'react';
import { useWords } from '../../../words.tsx';
import { Lock } from '../../../icons.ts';
import { classes } from '../../../lib/classes.ts';
import { Icon } from '../../foundations/icon/icon.tsx';
import { RouterLink } from '../../foundations/link-provider/link-provider.tsx';
import { Kite } from './kite.tsx';
import { NodeStars } from './node-stars.tsx';
import { PhaseShape } from './phase-shape.tsx';
import * as css from './phase-node.css.ts';

const defaults = {
  phase: (number: number, name: string, stars: number, current: boolean) =>
    `Fase ${number}, ${name}, ${stars} de 3 estrelas${current ? ', atual' : ''}`,
  lockedPhase: (number: number, name: string) => `Fase ${number}, ${name}, bloqueada`,
};

/** `atual` is the one to play next, `feita` has stars, `aberta` may be entered and has none. */
export type PhaseState = 'bloqueada' | 'atual' | 'feita' | 'aberta';

export interface PhaseNodeProps {
  /** Place in the roadmap, from 1. */
  number: number;
  /** What the phase is about. */
  name: string;
  /** Stars of the best run. */
  stars: 0 | 1 | 2 | 3;
  /** Decides shape, icon and what a tap does. */
  state: PhaseState;
  /** Where the phase is played; a locked one does not go there. */
  href: string;
  /** A tap on a locked phase: say why it is. */
  onLocked: () => void;
  /** Its name always stands below it, and it is larger: for a map of few phases. */
  named?: boolean;
}

/** The phase was finished while the map was on screen. */
const useLanded = (state: PhaseState): boolean => {
  const [before, setBefore] = useState(state);
  const [landed, setLanded] = useState(false);
  if (before !== state) {
    setBefore(state);
    setLanded(state === 'feita');
  }
  return landed;
};

/** "Fase 7, Função do 1º grau, 0 de 3 estrelas, atual": a link, or for a locked phase a button that explains. */
export const PhaseNode = ({ number, name, stars, state, href, onLocked, named = false }: PhaseNodeProps): ReactNode => {
  const copy = useWords(defaults);
  const locked = state === 'bloqueada';
  const landed = useLanded(state);
  const face = (
    <>
      <span
        className={classes(
          css.shape,
          named && css.large[state === 'atual' ? 'current' : 'other'],
          landed && css.landed,
        )}
        data-landed={landed ? '' : undefined}
      >
        <PhaseShape state={state} stars={stars} planet={named}>
          {locked ? <Icon of={Lock} size={20} /> : number}
        </PhaseShape>
        {state === 'atual' && (
          <span className={css.ring}>
            <Kite />
          </span>
        )}
      </span>
      {(state === 'feita' || (state === 'atual' && stars > 0)) && <NodeStars value={stars} size={18} />}
      {/* A space, for who computes its text. */}{' '}
      {named ? (
        <span className={css.label[state === 'atual' ? 'current' : 'other']}>
          {locked ? `${number} · ${name}` : name}
        </span>
      ) : (
        <span className={classes(css.name, state === 'atual' && css.currentName)}>{name}</span>
      )}
    </>
  );
  if (locked) {
    return (
      <button type="button" className={css.node} aria-label={copy.lockedPhase(number, name)} onClick={onLocked}>
        {face}
      </button>
    );
  }
  return (
    <RouterLink
      href={href}
      className={css.node}
      aria-label={copy.phase(number, name, stars, state === 'atual')}
      aria-current={state === 'atual' ? 'step' : undefined}
    >
      {face}
    </RouterLink>
  );
};
