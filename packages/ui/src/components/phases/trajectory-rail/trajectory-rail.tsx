// The phases of a roadmap along a line: each stands beside its card. Version 2's way through a subject.
import type { ReactNode } from 'react';
import { Lock } from '../../../icons.ts';
import { listRole } from '../../../lib/list-role.ts';
import { Icon } from '../../foundations/icon/icon.tsx';
import { subjectOf } from '../../foundations/subject-tile/subject-of.ts';
import { Kite } from '../phase-node/kite.tsx';
import type { PhaseState } from '../phase-node/phase-node.tsx';
import { PhaseShape } from '../phase-node/phase-shape.tsx';
import * as css from './trajectory-rail.css.ts';

/** One phase on the line. */
export interface RailStep {
  /** Its key. */
  id: number;
  /** Place in the roadmap, from 1. */
  number: number;
  /** Decides its shape. */
  state: PhaseState;
  /** Stars of the best run. */
  stars: 0 | 1 | 2 | 3;
  /** Its card, which says in words what the shape shows; in the sky, a short name. */
  children: ReactNode;
}

export interface TrajectoryRailProps {
  /** Name of the list: "Fases de Física". */
  label: string;
  /** Name of the subject; stars that are not golden have its colour. */
  materia: string;
  /** `column`: cards beside the line. `sky`: a band of sky that scrolls sideways when it has to. */
  direction?: 'column' | 'sky';
  /** In the order of play. */
  steps: readonly RailStep[];
}

const isGone = (step: RailStep | undefined) => step?.state === 'feita' || step?.state === 'atual';

/** What is still to come is no star yet, whether it may be entered or not. */
const shapeOf = (state: PhaseState): PhaseState => (state === 'aberta' ? 'bloqueada' : state);

/** A list in the order of play; shapes and line are decoration beside the words of each step. */
export const TrajectoryRail = ({ label, materia, direction = 'column', steps }: TrajectoryRailProps): ReactNode => (
  <div className={css.frame[direction]} data-materia={subjectOf(materia)}>
    <ol className={css.list[direction]} {...listRole} aria-label={label}>
      {steps.map((step, index) => (
        <li key={step.id} className={css.step[direction]} data-gone={isGone(steps[index + 1]) ? '' : undefined}>
          <span className={css.shape} data-state={step.state} aria-hidden="true">
            <PhaseShape state={shapeOf(step.state)} stars={step.stars}>
              {step.state === 'bloqueada' ? <Icon of={Lock} size={20} /> : step.number}
            </PhaseShape>
            {step.state === 'atual' && <Kite />}
          </span>
          <div className={css.words}>{step.children}</div>
        </li>
      ))}
    </ol>
  </div>
);
