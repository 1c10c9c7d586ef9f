// The phases of a subject as a map of stars, twelve at a time. It shows the page that holds the current phase.
import { type ReactNode, useState } from 'react';
import { copy } from '../../../copy.ts';
import { listRole } from '../../../lib/list-role.ts';
import { Pager } from '../../actions/pager/pager.tsx';
import { Card } from '../../foundations/card/card.tsx';
import { subjectOf } from '../../foundations/subject-tile/subject-of.ts';
import { Trajectory } from '../../foundations/trajectory/trajectory.tsx';
import { PhaseNode, type PhaseNodeProps } from '../phase-node/phase-node.tsx';
import * as css from './phase-map.css.ts';

/** One phase of the map, in the order of play. */
export interface PhaseMapItem extends Omit<PhaseNodeProps, 'onLocked'> {
  /** `objeto_conhecimento_id`. */
  id: number;
}

export interface PhaseMapProps {
  /** Name of the list, e.g. "Fases de Matemática". */
  label: string;
  /** Name of the subject; the planets have its colour. */
  materia: string;
  /** In the order of play. */
  phases: readonly PhaseMapItem[];
  /** A tap on a locked phase; the screen says 'ITEM BLOQUEADO' and why. */
  onLocked: (id: number) => void;
}

const perPage = 12;
const perRow = 4;

/** `ol` in reading order, four in a row; the lines between are decoration. */
export const PhaseMap = ({ label, materia, phases, onLocked }: PhaseMapProps): ReactNode => {
  const pages = Math.max(1, Math.ceil(phases.length / perPage));
  const current = phases.findIndex((phase) => phase.state === 'atual');
  const [turned, setTurned] = useState<{ page: number; current: number } | null>(null);
  // A new current phase turns the page; one turned by hand stays until then.
  const asked = turned?.current === current ? turned.page : Math.floor(Math.max(current, 0) / perPage) + 1;
  const page = Math.min(asked, pages);
  const first = (page - 1) * perPage;
  return (
    <div className={css.map} data-materia={subjectOf(materia)}>
      <Card padding="md">
        <div className={css.sky}>
          <ol className={css.grid} {...listRole} aria-label={label} start={first + 1}>
            {phases.slice(first, first + perPage).map(({ id, ...phase }, index) => (
              <li key={id} className={css.place}>
                {index % perRow > 0 && (
                  <span className={css.path}>
                    <Trajectory shape="line" />
                  </span>
                )}
                <PhaseNode {...phase} onLocked={() => onLocked(id)} />
              </li>
            ))}
          </ol>
        </div>
      </Card>
      {pages > 1 && (
        <Pager
          label={copy.phasePages}
          page={page}
          pages={pages}
          previousLabel={copy.previousPage}
          nextLabel={copy.nextPage}
          place={copy.pageOf}
          onPage={(next) => setTurned({ page: next, current })}
        />
      )}
    </div>
  );
};
