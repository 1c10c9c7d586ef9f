// Proposal and writing side by side from 900 px; on a phone one of them, chosen by a switch.
// Both stay mounted, so no text and no scroll of the hidden one is lost.
import { Segments } from '@luneta/ui';
import type { ReactNode } from 'react';

import * as css from './essay-layout.css.ts';

export type EssayView = 'proposal' | 'write';

export interface EssayLayoutProps {
  /** Accessible name of the switch, e.g. "Mostrar na tela". */
  label: string;
  /** Words of the two views: "Proposta", "Escrever". */
  names: Record<EssayView, string>;
  /** What a phone shows now. */
  view: EssayView;
  /** The other view was chosen. */
  onView: (view: EssayView) => void;
  /** `EssayProposal`. */
  proposal: ReactNode;
  /** `EssayEditor`, with its statistics. */
  editor: ReactNode;
}

/** Proposal and sheet: one at a time on a phone, side by side on a wide screen. Neither loses what it holds. */
export const EssayLayout = ({ label, names, view, onView, proposal, editor }: EssayLayoutProps): ReactNode => {
  const pane = (of: EssayView) => `${css.pane} ${view === of ? '' : css.waiting}`;
  return (
    <div className={css.layout}>
      <div className={css.tabs}>
        <Segments
          legend={label}
          options={[
            { value: 'proposal', label: names.proposal },
            { value: 'write', label: names.write },
          ]}
          value={view}
          onChange={onView}
        />
      </div>
      <div className={css.columns}>
        <div className={pane('proposal')}>{proposal}</div>
        <div className={pane('write')}>{editor}</div>
      </div>
    </div>
  );
};
