/** `/provas`: the exams of the classes within reach, this week first. */
import { QueryState, usePageTitle } from '@luneta/app-shell';
import {
  Button,
  Content,
  EmptyState,
  FilterBar,
  Heading,
  Inline,
  SearchBox,
  Segments,
  Select,
  Stack,
} from '@luneta/ui';
import { Timer } from '@luneta/ui/icons';
import { useState } from 'react';

import { ProximaPagina } from '../../lista/proxima-pagina.tsx';
import { useMayCall } from '../../use-may-call.ts';
import { copy as words, situacoes } from './copy.ts';
import { isFiltered, NO_FILTERS, QUANDO, type Filtros } from './filtros.ts';
import { copy, quandos } from './lista-copy.ts';
import { ProrrogacaoEscola } from './prorrogacao/prorrogacao-escola.tsx';
import { ProvasTable } from './provas-table.tsx';
import { useTempo } from './tempo.ts';
import { useProvas } from './use-provas.ts';

const SITUACOES = ['agendada', 'aberta', 'encerrada', 'liberada'] as const;

export function ProvasScreen() {
  const heading = usePageTitle(words.title);
  const { fuso } = useTempo();
  const { query, filtros, exames, set, clear } = useProvas(fuso);
  const may = useMayCall();
  const [extending, setExtending] = useState(false);
  return (
    <Content width="staff">
      <Stack gap="e16">
        <Inline justify="between" wrap gap="e12">
          <Heading level={1} focusable ref={heading}>
            {words.title}
          </Heading>
          {may('createProrrogacao') && (
            <Button variant="secondary" size="sm" icon={Timer} onClick={() => setExtending(true)}>
              {copy.extendSchool}
            </Button>
          )}
        </Inline>
        <Segments
          legend={copy.quando}
          value={filtros.quando}
          options={QUANDO.map((value) => ({ value, label: quandos[value] }))}
          onChange={(quando) => set({ quando })}
        />
        <Filters filtros={filtros} set={set} clear={clear} />
        <QueryState query={query} loading={<ProvasTable exames={[]} loading />}>
          {() =>
            exames.length === 0 ? (
              <Nothing filtros={filtros} set={set} clear={clear} />
            ) : (
              <ProvasTable exames={exames} />
            )
          }
        </QueryState>
        <ProximaPagina query={query} words={copy} />
      </Stack>
      {extending && <ProrrogacaoEscola onClose={() => setExtending(false)} />}
    </Content>
  );
}

type Filtering = { filtros: Filtros; set: (changes: Partial<Filtros>) => void; clear: () => void };

function Filters({ filtros, set, clear }: Filtering) {
  return (
    <FilterBar
      label={copy.filterLabel}
      search={
        <SearchBox
          label={copy.search}
          placeholder={copy.searchHint}
          landmark={false}
          value={filtros.busca}
          onSearch={(busca) => set({ busca })}
        />
      }
      applied={
        filtros.situacao === ''
          ? []
          : [
              {
                id: 'situacao',
                label: copy.filter(copy.situacao, situacoes[filtros.situacao]),
                onRemove: () => set({ situacao: '' }),
              },
            ]
      }
      clearable={isFiltered(filtros)}
      onClear={clear}
      applyLabel={copy.apply}
    >
      <Select
        label={copy.situacao}
        value={filtros.situacao}
        options={[{ value: '', label: copy.all }, ...SITUACOES.map((value) => ({ value, label: situacoes[value] }))]}
        onChange={(situacao) => set({ situacao })}
      />
    </FilterBar>
  );
}

function Nothing({ filtros, set, clear }: Filtering) {
  if (isFiltered(filtros))
    return (
      <EmptyState
        plain
        text={copy.none}
        action={
          <Button variant="secondary" size="sm" onClick={clear}>
            {copy.clear}
          </Button>
        }
      />
    );
  return (
    <EmptyState
      text={filtros.quando === NO_FILTERS.quando ? copy.emptyWeek : copy.empty}
      action={
        filtros.quando !== 'todas' && (
          <Button variant="secondary" size="sm" onClick={() => set({ quando: 'todas' })}>
            {copy.seeAll}
          </Button>
        )
      }
    />
  );
}
