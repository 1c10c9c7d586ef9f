/** Roadmaps that are over (S3 §2): filters, a search on a button, and what it found. */
import type { TrilhaFiltros } from '@luneta/api-client';
import { trilhaFiltrosQuery } from '@luneta/api-client/trilhas';
import { QueryState, usePageTitle, useServices } from '@luneta/app-shell';
import { FILTER_ALL } from '@luneta/domain';
import { BackBar, Button, Card, Content, EmptyState, Loading, Select, Skeleton, Stack } from '@luneta/ui';
import { Search } from '@luneta/ui/icons';
import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';

import { paths } from '../../shared/paths.ts';
import { words } from '../../shared/trilha/words.ts';
import { copy } from './copy.ts';
import { Encontrados } from './encontrados.tsx';
import * as css from './trilhas-encerradas.css.ts';
import { useFiltros } from './use-filtros.ts';

export function TrilhasEncerradasScreen() {
  const { api } = useServices();
  const heading = usePageTitle(copy.title);
  const query = useQuery(trilhaFiltrosQuery(api));
  return (
    <Content>
      <Stack gap="e20">
        <BackBar backHref={paths.trilhas} backLabel={copy.back} title={copy.title} headingRef={heading} />
        <QueryState query={query} loading={<FiltrosLoading />}>
          {(filtros) => <Busca filtros={filtros} />}
        </QueryState>
      </Stack>
    </Content>
  );
}

export function FiltrosLoading() {
  return (
    <Loading label={copy.loading}>
      <Skeleton shape="card" size={200} />
    </Loading>
  );
}

const all = (label: string) => ({ value: String(FILTER_ALL), label });

function Busca({ filtros }: { filtros: TrilhaFiltros }) {
  const { ciclo, materia, tipo, ordem, choose, searched, search } = useFiltros(filtros);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search(ciclo, materia);
  };
  const clear = () => {
    for (const name of ['ciclo', 'materia', 'tipo'] as const) choose(name, FILTER_ALL);
    search(FILTER_ALL, FILTER_ALL);
  };
  return (
    <Stack gap="e24">
      <Card>
        <form onSubmit={submit} role="search">
          <div className={css.filters}>
            <Select
              label={copy.ciclo}
              value={String(ciclo)}
              onChange={(value) => choose('ciclo', Number(value))}
              options={[
                all(copy.todosCiclos),
                ...filtros.ciclos.map((numero) => ({ value: String(numero), label: words.cicloOf(numero) })),
              ]}
            />
            <Select
              label={copy.materia}
              value={String(materia)}
              onChange={(value) => choose('materia', Number(value))}
              options={[
                all(copy.todasMaterias),
                ...filtros.materias.map((one) => ({ value: String(one.materia_id), label: one.materia_nome })),
              ]}
            />
            <Button type="submit" icon={Search}>
              {copy.search}
            </Button>
          </div>
        </form>
      </Card>
      {searched === null ? (
        <EmptyState text={copy.hint} mood="pensando" />
      ) : (
        <Encontrados busca={searched} tipo={tipo} ordem={ordem} onChoose={choose} onClear={clear} />
      )}
    </Stack>
  );
}
