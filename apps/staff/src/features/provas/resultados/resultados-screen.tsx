/** `/provas/avaliacoes/{avaliacao_conhecimento_id}/resultados`: check, hold or let out, and the results of the classes. */
import { itensProvaQuery, liberacaoQuery, resultadosProvaQuery } from '@luneta/api-client/gestao-provas';
import { QueryState, useServices } from '@luneta/app-shell';
import type { ResultadosDaProva } from '@luneta/api-client';
import { Grid, LoadingLayout, Stack } from '@luneta/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { countsOf, type Exame } from '../exames.ts';
import { ExameFrame } from '../exame/exame-frame.tsx';
import { Conferencia, usePontos } from './conferencia.tsx';
import { copy } from './copy.ts';
import { ReleaseCard } from './release-card.tsx';
import { Resultados } from './tabela.tsx';

export function ResultadosScreen({ avaliacao_conhecimento_id }: { avaliacao_conhecimento_id: number }) {
  const { api } = useServices();
  const query = useQuery(resultadosProvaQuery(api, { avaliacao_conhecimento_id }));
  return (
    <ExameFrame avaliacao_conhecimento_id={avaliacao_conhecimento_id}>
      {(exame) => (
        <QueryState query={query} loading={<LoadingLayout of="table" label={copy.loading} />}>
          {(resultados) => <Loaded exame={exame} resultados={resultados} />}
        </QueryState>
      )}
    </ExameFrame>
  );
}

function Loaded({ exame, resultados }: { exame: Exame; resultados: ResultadosDaProva }) {
  const { api } = useServices();
  const { avaliacao_conhecimento_id } = exame;
  const itens = useQuery(itensProvaQuery(api, { avaliacao_conhecimento_id }));
  const liberacao = useQuery(liberacaoQuery(api, { avaliacao_conhecimento_id }));
  const [openedMs] = useState(Date.now);
  const pontos = usePontos(resultados, itens.data);
  return (
    <Stack gap="e16">
      <Grid columnsExpanded="7/5" gap="e16" align="start">
        <Conferencia pontos={pontos} />
        <QueryState query={liberacao} compact loading={<LoadingLayout of="table" count={2} label={copy.loading} />}>
          {(data) => (
            <ReleaseCard
              liberacao={data}
              alunos={countsOf(exame).alunos}
              pendente={pontos.some(({ ok }) => !ok)}
              nowMs={openedMs}
              calculado_em={resultados.calculado_em}
            />
          )}
        </QueryState>
      </Grid>
      <Resultados resultados={resultados} />
    </Stack>
  );
}
