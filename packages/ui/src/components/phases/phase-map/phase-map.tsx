// The phases of a subject as a path among the stars, twelve at a time. It shows the page that holds the current phase.
import { type ReactNode, useState } from 'react';
import { previousPage, nextPage, pageOf } from '../../../copy.ts';
import { useWords } from '../../../words.tsx';
import { classes } from '../../../lib/classes.ts';
import { Pager } from '../../actions/pager/pager.tsx';
import { subjectOf } from '../../foundations/subject-tile/subject-of.ts';
import { PhaseNode, type PhaseNodeProps } from '../phase-node/phase-node.tsx';
import { PhaseSky } from '../phase-sky/phase-sky.tsx';
import { sparseMost } from '../phase-sky/sparse-path.ts';

export { sparseMost };
import * as sky from '../phase-sky/phase-sky.css.ts';
import * as css from './phase-map.css.ts';

const defaults = {
  previousPage,
  nextPage,
  pageOf,
  phasePages: 'Páginas de fases',
};

/** One phase of the map, in the order of play. */
export interface PhaseMapItem extends Omit<PhaseNodeProps, 'onLocked' | 'named'> {
  /** `objeto_conhecimento_id`. */
  id: number;
}

export interface PhaseMapProps {
  /** Name of the list, e.g. "Fases de Matemática". */
  label: string;
  /** Name of the subject; phases with one or two stars have its colour. */
  materia: string;
  /** In the order of play. */
  phases: readonly PhaseMapItem[];
  /** A tap on a locked phase; the screen says 'ITEM BLOQUEADO' and why. */
  onLocked: (id: number) => void;
  /** The end of the path: a `BossHorizon`. */
  boss?: ReactNode;
  /** On a wide screen what stays in view beside the path; the path then ends without a `boss`. */
  side?: ReactNode;
}

const perPage = 12;

const isReached = (phase: PhaseMapItem | undefined) => phase?.state === 'feita' || phase?.state === 'atual';

/** The phase that became the current one while the map was on screen. */
const useFresh = (current: number | null): number | null => {
  const [before, setBefore] = useState(current);
  const [fresh, setFresh] = useState<number | null>(null);
  if (before !== current) {
    setBefore(current);
    setFresh(current);
  }
  return fresh;
};

/** `ol` in the order of play; the path between is decoration. */
export const PhaseMap = ({ label, materia, phases, onLocked, boss, side }: PhaseMapProps): ReactNode => {
  const copy = useWords(defaults);
  const pages = Math.max(1, Math.ceil(phases.length / perPage));
  const current = phases.findIndex((phase) => phase.state === 'atual');
  const fresh = useFresh(phases[current]?.id ?? null);
  const [turned, setTurned] = useState<{ page: number; current: number } | null>(null);
  // A new current phase turns the page; one turned by hand stays until then.
  const asked = turned?.current === current ? turned.page : Math.floor(Math.max(current, 0) / perPage) + 1;
  const page = Math.min(asked, pages);
  const first = (page - 1) * perPage;
  const follows = phases[first + perPage];
  const end =
    boss == null ? null : ({ to: 'boss', reached: phases.every((phase) => phase.state === 'feita') } as const);
  const sparse = phases.length > 0 && phases.length <= sparseMost;
  const path = (
    <>
      <PhaseSky
        label={label}
        start={first + 1}
        fresh={fresh}
        sparse={sparse}
        next={follows ? { to: 'page', reached: isReached(follows) } : end}
        places={phases.slice(first, first + perPage).map((phase) => {
          const { id, ...node } = phase;
          const face = <PhaseNode {...node} named={sparse} onLocked={() => onLocked(id)} />;
          return { id, reached: isReached(phase), node: face };
        })}
      />
      {pages > 1 && (
        <div className={css.pager}>
          <Pager
            label={copy.phasePages}
            page={page}
            pages={pages}
            previousLabel={copy.previousPage}
            nextLabel={copy.nextPage}
            place={copy.pageOf}
            onChange={(next) => setTurned({ page: next, current })}
          />
        </div>
      )}
    </>
  );
  return (
    <div className={classes(sky.sky, css.top)} data-materia={subjectOf(materia)}>
      {side == null ? (
        path
      ) : (
        <div className={css.columns}>
          <div className={css.path}>{path}</div>
          <div className={css.side}>{side}</div>
        </div>
      )}
      {boss}
    </div>
  );
};
