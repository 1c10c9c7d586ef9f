// Filters of a long list: a search and selects in a row; on a phone the selects are in a sheet. The screen does the
// filtering.
import { type ReactNode, useState } from 'react';
import { clear } from '../../../copy.ts';
import { useWords } from '../../../words.tsx';
import { ListFilter } from '../../../icons.ts';
import { listRole } from '../../../lib/list-role.ts';
import { useMediaQuery } from '../../../lib/use-media-query.ts';
import { from } from '../../../theme/scale.ts';
import { Button } from '../../actions/button/button.tsx';
import { AppliedFilter } from '../../actions/filter-chip/filter-chip.tsx';
import { Dialog } from '../../overlays/dialog/dialog.tsx';
import * as css from './filter-bar.css.ts';

const defaults = {
  clear,
  appliedFilters: 'Filtros aplicados',
  filters: 'Filtros',
  filtersActive: (n: number) => `Filtros (${n})`,
  moreFilters: 'Mais filtros',
};

/** A filter in force. */
export interface FilterInForce {
  /** Tells it from the others. */
  id: string;
  /** With its value: "Sede: Centro". */
  label: string;
  /** It is taken away. */
  onRemove: () => void;
}

/** Props of `FilterBar`. */
export interface FilterBarProps {
  /** Name of the landmark: "Filtrar alunos". */
  label: string;
  /** The search: a `SearchBox` with `landmark={false}`. */
  search: ReactNode;
  /** The other filters: `Select`s, and what else narrows the list. */
  children: ReactNode;
  /** Filters that few need: behind a button where there is space, after the others on a phone. */
  more?: ReactNode;
  /** Filters in force but for the search, as chips that take them away; their number stands on the button of a phone. */
  applied: readonly FilterInForce[];
  /** Takes all of them away, the search too. */
  onClear: () => void;
  /** Whether there is anything to take away. */
  clearable: boolean;
  /** Closes the sheet of a phone: "Ver alunos". */
  applyLabel: string;
  /** How many are left, in words: "12 alunos"; told politely. */
  count?: string;
}

/** See the file's header. */
export const FilterBar = (props: FilterBarProps): ReactNode => {
  const copy = useWords(defaults);
  const wide = useMediaQuery(from.expanded);
  const { label, applied, count } = props;
  return (
    <search aria-label={label} className={css.bar}>
      {wide ? <Row {...props} /> : <Sheet {...props} />}
      {(applied.length > 0 || count !== undefined) && (
        <div className={css.foot}>
          {applied.length > 0 && (
            <ul {...listRole} className={css.chips} aria-label={copy.appliedFilters}>
              {applied.map(({ id, label: words, onRemove }) => (
                <li key={id}>
                  <AppliedFilter label={words} onRemove={onRemove} />
                </li>
              ))}
            </ul>
          )}
          {count !== undefined && (
            <div role="status" className={css.count}>
              {count}
            </div>
          )}
        </div>
      )}
    </search>
  );
};

const Row = ({ search, children, more, onClear, clearable, applyLabel }: FilterBarProps): ReactNode => {
  const copy = useWords(defaults);
  return (
    <div className={css.fields}>
      <div className={css.row}>
        {search}
        <div className={css.selects}>{children}</div>
      </div>
      <div className={css.clear}>
        {more != null && <More applyLabel={applyLabel}>{more}</More>}
        <Button variant="text" size="sm" disabled={!clearable} onClick={onClear}>
          {copy.clear}
        </Button>
      </div>
    </div>
  );
};

const More = ({ applyLabel, children }: Pick<FilterBarProps, 'applyLabel' | 'children'>): ReactNode => {
  const copy = useWords(defaults);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="text" size="sm" icon={ListFilter} onClick={() => setOpen(true)}>
        {copy.moreFilters}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={copy.moreFilters}
        footer={<Button onClick={close}>{applyLabel}</Button>}
      >
        <div className={css.selects}>{children}</div>
      </Dialog>
    </>
  );
};

const Sheet = ({ search, children, more, applied, onClear, applyLabel }: FilterBarProps): ReactNode => {
  const copy = useWords(defaults);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div className={css.fields}>
      {search}
      <Button variant="secondary" size="sm" icon={ListFilter} onClick={() => setOpen(true)}>
        {applied.length === 0 ? copy.filters : copy.filtersActive(applied.length)}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={copy.filters}
        footer={
          <>
            <Button onClick={close}>{applyLabel}</Button>
            <Button variant="secondary" disabled={applied.length === 0} onClick={onClear}>
              {copy.clear}
            </Button>
          </>
        }
      >
        <div className={css.selects}>
          {children}
          {more}
        </div>
      </Dialog>
    </div>
  );
};
