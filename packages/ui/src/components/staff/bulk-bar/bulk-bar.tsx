// What can be done with ticked rows. It stands at the foot of the list while rows are ticked; the ticks are the table's.
import type { ReactNode } from 'react';
import { useWords } from '../../../words.tsx';
import { Button } from '../../actions/button/button.tsx';
import * as css from './bulk-bar.css.ts';

const defaults = {
  clearSelection: 'Limpar seleção',
};

/** Props of `BulkBar`. */
export interface BulkBarProps {
  /** Name of the region: "Alunos selecionados". */
  label: string;
  /** How many are ticked, in words: "3 alunos selecionados". */
  count: string;
  /** Takes all ticks away. */
  onClear: () => void;
  /** Ticks more than what is in sight, e.g. a text button "Selecionar os 32". */
  more?: ReactNode;
  /** What can be done with them, as small buttons; the dangerous one last. */
  children: ReactNode;
}

/** A dark bar over the end of a list, only while something is ticked. */
export const BulkBar = ({ label, count, onClear, more, children }: BulkBarProps): ReactNode => {
  const copy = useWords(defaults);
  return (
    <section aria-label={label} className={css.bar}>
      <div className={css.words}>
        <div role="status" className={css.count}>
          {count}
        </div>
        <Button size="sm" variant="text" onClick={onClear}>
          {copy.clearSelection}
        </Button>
      </div>
      <div className={css.actions}>
        {more != null && <div className={css.words}>{more}</div>}
        {children}
      </div>
    </section>
  );
};
