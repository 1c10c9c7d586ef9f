/** A subject of a roadmap or plan (S2 §2.3): its phases as a path among the stars, and the Boss where it ends. */
import { ApiError, type AdaptadaMateria } from '@luneta/api-client';
import { adaptadaMateriaQuery, type AdaptadaIds } from '@luneta/api-client/adaptadas';
import { NotFoundPage, QueryState, ServerErrorPage, usePageTitle, useServices } from '@luneta/app-shell';
import { Content, EmptyState, Note, PhaseMapSkeleton } from '@luneta/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { copy } from './copy.ts';
import { Explicacao } from './explicacao.tsx';
import { Mapa } from './mapa.tsx';
import { MateriaHeader } from './materia-header.tsx';

export function MateriaScreen(ids: AdaptadaIds) {
  const { api } = useServices();
  const query = useQuery(adaptadaMateriaQuery(api, ids));
  const heading = usePageTitle(query.data?.materia_nome ?? copy.tipo[ids.tipo]);
  if (query.data === undefined && query.error instanceof ApiError && !query.error.offline) {
    return query.error.status === 404 ? <NotFoundPage inside /> : <ServerErrorPage inside />;
  }
  return (
    <>
      <MateriaHeader tipo={ids.tipo} materia={query.data} headingRef={heading} />
      <QueryState query={query} loading={<PhaseMapSkeleton label={copy.loading} />}>
        {(materia) => <Materia ids={ids} materia={materia} lidaMs={query.dataUpdatedAt} />}
      </QueryState>
    </>
  );
}

type MateriaProps = { ids: AdaptadaIds; materia: AdaptadaMateria; lidaMs: number };

function Materia({ ids, materia, lidaMs }: MateriaProps) {
  // Asked once, so that the dialog can close after the answer was stored.
  const [explains] = useState(materia.exibir_explicacao_plano_acao === true);
  return (
    <>
      {materia.encerrado && (
        <Content width="reading">
          <Note tone="locked" title={copy.encerrado.title}>
            {copy.encerrado.text}
          </Note>
        </Content>
      )}
      {materia.fases.length === 0 ? (
        <EmptyState text={copy.semFases} />
      ) : (
        <Mapa ids={ids} materia={materia} lidaMs={lidaMs} />
      )}
      {explains && <Explicacao ids={ids} />}
    </>
  );
}
