import type { TrilhaEncerrada } from '@luneta/api-client';
import { trilhasEncerradasQuery, type TrilhasEncerradasBusca } from '@luneta/api-client/trilhas';
import { QueryState, useConta, useServices } from '@luneta/app-shell';
import {
  FILTER_ALL,
  filterByTipo,
  formatData,
  sortTrilhas,
  TRILHA_ORDENS,
  type TrilhaOrdem,
  type TrilhaTipo,
} from '@luneta/domain';
import { Button, EmptyState, Grid, Heading, Loading, RoadmapCard, Select, Skeleton, Stack, Text } from '@luneta/ui';
import { useQuery } from '@tanstack/react-query';

import { paths } from '../../shared/paths.ts';
import { words } from '../../shared/trilha/words.ts';
import { copy } from './copy.ts';
import { TIPOS } from './use-filtros.ts';

export type EncontradosProps = {
  busca: TrilhasEncerradasBusca;
  tipo: TrilhaTipo | typeof FILTER_ALL;
  ordem: TrilhaOrdem;
  onChoose: (name: 'tipo' | 'ordem', value: number) => void;
  onClear: () => void;
};

/** What a search found; type and order are chosen here, without another search (decision 151). */
export function Encontrados({ busca, tipo, ordem, onChoose, onClear }: EncontradosProps) {
  const { api } = useServices();
  const query = useQuery(trilhasEncerradasQuery(api, busca));
  return (
    <Stack as="section" labelledBy="resultados" gap="e16">
      <Heading id="resultados">{copy.results}</Heading>
      <Grid columns={1} columnsExpanded={2}>
        <Select
          label={copy.tipo}
          value={String(tipo)}
          onChange={(value) => onChoose('tipo', Number(value))}
          options={TIPOS.map((one) => ({
            value: String(one),
            label: one === FILTER_ALL ? copy.todosTipos : words.tipo[one],
          }))}
        />
        <Select
          label={copy.ordem}
          value={String(ordem)}
          onChange={(value) => onChoose('ordem', Number(value))}
          options={TRILHA_ORDENS.map((one) => ({ value: String(one), label: copy.ordens[one] }))}
        />
      </Grid>
      <QueryState query={query} loading={<Searching />} compact>
        {({ materias }) => <Lista rows={sortTrilhas(filterByTipo(materias, tipo), ordem)} onClear={onClear} />}
      </QueryState>
    </Stack>
  );
}

/** Three, as documented. */
export function Searching() {
  return (
    <Loading label={copy.searching}>
      <Stack gap="e12">
        <Skeleton shape="card" size={84} />
        <Skeleton shape="card" size={84} />
        <Skeleton shape="card" size={84} />
      </Stack>
    </Loading>
  );
}

function Lista({ rows, onClear }: { rows: readonly TrilhaEncerrada[]; onClear: () => void }) {
  const { fuso_horario } = useConta();
  if (rows.length === 0) {
    const clear = (
      <Button variant="secondary" onClick={onClear}>
        {copy.clear}
      </Button>
    );
    return <EmptyState text={copy.empty} action={clear} />;
  }
  return (
    <>
      <Text tone="muted">{copy.count(rows.length)}</Text>
      <Grid as="ul" columns={1} columnsExpanded={2} gap="e12">
        {rows.map(({ trilha_id, materia_id, materia_nome, tipo, data_fim, progresso, ciclo_numero_referencia }) => (
          <li key={`${trilha_id}/${materia_id}`}>
            <RoadmapCard
              subject={materia_nome}
              facts={`${words.tipo[tipo]} · ${words.cicloOf(ciclo_numero_referencia)}`}
              percent={progresso * 100}
              progressLabel={words.progressOf(materia_nome)}
              deadline={
                <Text as="span" look="small" tone="muted">
                  {copy.ended(formatData(Date.parse(data_fim), fuso_horario))}
                </Text>
              }
              href={paths.trilha(trilha_id, materia_id)}
            />
          </li>
        ))}
      </Grid>
    </>
  );
}
