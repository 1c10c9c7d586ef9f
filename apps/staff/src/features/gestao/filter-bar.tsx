/** Search and filters: in a row where there is room, the selects in a sheet on a phone. */
import { Button, Card, Dialog, Stack, useMediaQuery } from '@luneta/ui';
import { ListFilter } from '@luneta/ui/icons';
import { from } from '@luneta/ui/theme';
import { useState } from 'react';

import type { Turma } from '../../aluno.ts';
import { copy } from './copy.ts';
import { FilterSelects } from './filter-selects.tsx';
import { isFiltered } from './filtros.ts';
import * as css from './gestao.css.ts';
import { SearchField } from './search-field.tsx';
import type { UseFiltros } from './use-filtros.ts';

export type FilterBarProps = UseFiltros & { turmas: readonly Turma[] };

export function FilterBar(props: FilterBarProps) {
  const wide = useMediaQuery(from.expanded);
  return (
    <search aria-label={copy.filterLabel}>
      <Card>{wide ? <Row {...props} /> : <Sheet {...props} />}</Card>
    </search>
  );
}

function Row({ turmas, filtros, set, clear }: FilterBarProps) {
  return (
    <div className={css.filters}>
      <SearchField value={filtros.busca} onChange={(busca) => set({ busca })} />
      <FilterSelects turmas={turmas} filtros={filtros} onChange={set} />
      <Button variant="text" size="sm" disabled={!isFiltered(filtros)} onClick={clear}>
        {copy.clear}
      </Button>
    </div>
  );
}

function Sheet({ turmas, filtros, set, clear }: FilterBarProps) {
  const [open, setOpen] = useState(false);
  const active = [filtros.sede, filtros.serie, filtros.turma].filter((value) => value !== '').length;
  const close = () => setOpen(false);
  return (
    <Stack gap="e12">
      <SearchField value={filtros.busca} onChange={(busca) => set({ busca })} />
      <Button variant="secondary" size="sm" icon={ListFilter} onClick={() => setOpen(true)}>
        {active === 0 ? copy.filters : copy.filtersActive(active)}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={copy.filters}
        footer={
          <>
            <Button onClick={close}>{copy.apply}</Button>
            <Button variant="secondary" disabled={active === 0} onClick={clear}>
              {copy.clear}
            </Button>
          </>
        }
      >
        <FilterSelects turmas={turmas} filtros={filtros} onChange={set} />
      </Dialog>
    </Stack>
  );
}
