/** `/escola/consentimentos`: on which basis the data of each student are treated, and who is missing (school G27). */
import type { ConsentimentoAluno } from '@luneta/api-client';
import { consentimentosQuery } from '@luneta/api-client/gestao-consentimentos';
import { useServices } from '@luneta/app-shell';
import { choice, choiceOf, search } from '@luneta/app-shell/filters';
import { FilterControls, List, useFilters } from '@luneta/app-shell/list';
import { Stack, StatTiles, Text } from '@luneta/ui';
import { CircleCheck, CircleX, Lock, PenLine } from '@luneta/ui/icons';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { useTurmas } from '../../../shared/use-turmas.ts';
import { AlunoGaveta } from './aluno-gaveta.tsx';
import { consentimentoColumns } from './columns.tsx';
import { copy } from './copy.ts';

const FILTERS = {
  busca: search(copy.searchLabel),
  turma: choiceOf(copy.turma),
  situacao: choice(copy.situacao, copy.situacoes),
};

type ConsentimentosProps = { escola_id: number; onPrint: (aluno: ConsentimentoAluno) => void };

export function Consentimentos({ escola_id, onPrint }: ConsentimentosProps) {
  const { api } = useServices();
  const filters = useFilters(FILTERS);
  const { turmas } = useTurmas(escola_id);
  const { busca, turma, situacao } = filters.values;
  const query = useInfiniteQuery(
    consentimentosQuery(api, escola_id, {
      ...(busca !== '' && { busca }),
      ...(turma !== '' && { turma_id: Number(turma) }),
      ...(situacao !== '' && { situacao }),
    }),
  );
  const [opened, setOpened] = useState<ConsentimentoAluno | null>(null);
  const columns = consentimentoColumns(setOpened);
  const resumo = query.data?.pages[0]?.resumo;
  const tiles = resumo && [
    { value: String(resumo.falta), label: copy.situacoes.falta, icon: PenLine, tone: 'warning' as const },
    { value: String(resumo.encerrar), label: copy.situacoes.encerrar, icon: Lock, tone: 'warning' as const },
    { value: String(resumo.recusado), label: copy.situacoes.recusado, icon: CircleX, tone: 'quiet' as const },
    { value: String(resumo.em_dia), label: copy.situacoes.em_dia, icon: CircleCheck, tone: 'success' as const },
  ];
  return (
    <Stack gap="e16">
      <Text tone="muted" measure>
        {copy.intro}
      </Text>
      {!query.isError && <StatTiles label={copy.resumo} tiles={tiles ?? null} />}
      <FilterControls
        of={filters}
        label={copy.filterLabel}
        options={{
          turma: turmas.map(({ turma_id, turma_codigo }) => ({ value: String(turma_id), label: turma_codigo })),
        }}
      />
      <List
        query={query}
        rows={query.data?.pages.flatMap(({ alunos }) => alunos) ?? []}
        filters={filters}
        words={copy}
        {...columns}
      />
      {opened && <AlunoGaveta aluno={opened} onPrint={onPrint} onClose={() => setOpened(null)} />}
    </Stack>
  );
}
