/** `/turmas`: the classes of a school within reach, year by year, and the ways to make some. */
import { QueryState, usePageTitle } from '@luneta/app-shell';
import { FilterControls, useFilters } from '@luneta/app-shell/list';
import { Button, Content, Inline, PageTitle, Select, Stack, useToast } from '@luneta/ui';
import { Plus } from '@luneta/ui/icons';
import { useState } from 'react';

import { sedeNamer } from '../../../shared/aluno.ts';
import { EscolaSelect } from '../../../shared/escola/escola-select.tsx';
import { useMayCall } from '../../../shared/use-may-call.ts';
import { filterOptions } from '../lista/filter-options.ts';
import { DE_TURMAS } from '../lista/filtros.ts';
import { copy } from './copy.ts';
import { CriarVarias } from './criar-varias.tsx';
import { NoTurmas } from './no-turmas.tsx';
import { TurmaForm } from './turma-form.tsx';
import * as css from './turma.css.ts';
import { TurmasLoading, TurmasTable } from './turmas-table.tsx';
import { TODOS, turmasDe } from './turmas.ts';
import { useTurmasDaEscola } from './use-turmas-da-escola.ts';

/** Classes that are drawn before somebody asks for more: a school has fewer. */
const STEP = 150;

export function TurmasScreen() {
  const heading = usePageTitle(copy.title);
  const toast = useToast();
  const mayWrite = useMayCall()('saveTurma');
  const [arquivadas, setArquivadas] = useState(false);
  const { escola_id, query, anos, ano, chooseAno, turmas, materias } = useTurmasDaEscola(arquivadas);
  const filters = useFilters(DE_TURMAS);
  const found = turmasDe(turmas, filters.values);
  const [shown, setShown] = useState(STEP);
  const [open, setOpen] = useState<'uma' | 'varias' | null>(null);
  const sedes = new Set(turmas.map(sedeNamer(turmas)));
  const closed = anos.some((one) => one.ano === ano && one.situacao === 'encerrado');
  const done = (text: string) => {
    setOpen(null);
    toast.show({ tone: 'success', text });
  };
  const create = mayWrite && !closed && (
    <Inline gap="e8" wrap>
      <Button variant="secondary" size="sm" onClick={() => setOpen('varias')}>
        {copy.several.open}
      </Button>
      <Button size="sm" icon={Plus} onClick={() => setOpen('uma')}>
        {copy.form.create}
      </Button>
    </Inline>
  );
  return (
    <Content width="staff">
      <Stack gap="e16">
        <Inline justify="between" align="start" gap="e12" wrap>
          <PageTitle ref={heading}>{copy.title}</PageTitle>
          <Inline gap="e12" align="end" wrap>
            <EscolaSelect />
            {anos.length > 0 && (
              <Select
                label={copy.ano}
                hideLabel
                value={ano === null ? TODOS : String(ano)}
                options={[
                  ...anos.map((one) => ({ value: String(one.ano), label: copy.anoOf(one.ano, one.situacao) })),
                  { value: TODOS, label: copy.everyAno },
                ]}
                onChange={chooseAno}
              />
            )}
            {turmas.length > 0 && create}
          </Inline>
        </Inline>
        <div className={open === 'varias' ? css.besideList : undefined}>
          <div className={css.part}>
            <FilterControls
              of={filters}
              label={copy.filterLabel}
              applyLabel={copy.apply}
              options={filterOptions(turmas, filters.values)}
              count={turmas.length === 0 ? undefined : countText(found, turmas)}
            />
            <QueryState query={query} loading={<TurmasLoading />}>
              {() => (
                <Stack gap="e12">
                  {found.length === 0 ? (
                    <NoTurmas
                      escola_id={escola_id}
                      ano={ano}
                      any={turmas.length > 0}
                      create={create}
                      onClear={filters.clear}
                    />
                  ) : (
                    <TurmasTable
                      turmas={found.slice(0, shown)}
                      sedeOf={sedes.size > 1 && open !== 'varias' ? sedeNamer(turmas) : null}
                      materias={materias.length}
                      beside={open === 'varias'}
                    />
                  )}
                  {found.length > shown && (
                    <Inline justify="center">
                      <Button variant="secondary" size="sm" onClick={() => setShown(shown + STEP)}>
                        {copy.more}
                      </Button>
                    </Inline>
                  )}
                  {mayWrite && (
                    <Inline justify="center">
                      <Button variant="text" size="sm" onClick={() => setArquivadas(!arquivadas)}>
                        {arquivadas ? copy.hideArchived : copy.showArchived}
                      </Button>
                    </Inline>
                  )}
                </Stack>
              )}
            </QueryState>
          </div>
          {open === 'varias' && (
            <CriarVarias
              escola_id={escola_id}
              ano={ano}
              onClose={() => setOpen(null)}
              onDone={(n) => done(copy.several.done(n))}
            />
          )}
        </div>
      </Stack>
      {open === 'uma' && (
        <TurmaForm
          escola_id={escola_id}
          turma={null}
          ano={ano}
          onClose={() => setOpen(null)}
          onDone={({ turma }) => done(copy.form.created(turma.codigo))}
        />
      )}
    </Content>
  );
}

const countText = (found: readonly unknown[], all: readonly unknown[]): string =>
  found.length < all.length ? copy.countOf(found.length, all.length) : copy.count(all.length);
