/** `/banco_questoes`: the question bank without keys; each question leads to its page. */
import type { Dificuldade } from '@luneta/domain';
import { questoesQuery } from '@luneta/api-client/gestao-questoes';
import { usePageTitle, useServices } from '@luneta/app-shell';
import { Content, Heading, Stack } from '@luneta/ui';
import { useInfiniteQuery } from '@tanstack/react-query';

import { BarraPorMateria } from '../../lista/barra-por-materia.tsx';
import { buscaOf, filtrosPorMateria, isFiltered, materiasOf } from '../../lista/filtros-por-materia.ts';
import { ListaPaginada } from '../../lista/lista-paginada.tsx';
import { useEndereco } from '../../lista/use-endereco.ts';
import { copy } from './copy.ts';
import { QuestoesLoading, QuestoesTable } from './questoes-table.tsx';

const DIFICULDADES = ['facil', 'medio', 'dificil'] as const satisfies readonly Dificuldade[];
const ENDERECO = filtrosPorMateria('dificuldade', DIFICULDADES);
const DIFICULDADE = {
  label: copy.dificuldade,
  options: DIFICULDADES.map((value) => ({ value, label: copy.dificuldades[value] })),
};

/** @param opens whether the person may open a question, whose page shows its key */
export function QuestoesScreen({ opens }: { opens: boolean }) {
  const heading = usePageTitle(copy.title);
  const filters = useEndereco(ENDERECO);
  const { api } = useServices();
  // All of them name the subjects there are; the list below may be narrower.
  const all = useInfiniteQuery(questoesQuery(api));
  const { escolha } = filters.filtros;
  const busca = { ...buscaOf(filters.filtros), ...(escolha === '' ? {} : { dificuldade: escolha }) };
  const query = useInfiniteQuery(questoesQuery(api, busca));
  const questoes = query.data?.pages.flatMap((page) => page.questoes) ?? [];
  const materias = materiasOf([...(all.data?.pages.flatMap((page) => page.questoes) ?? []), ...questoes]);
  return (
    <Content width="staff">
      <Stack gap="e16">
        <Heading level={1} focusable ref={heading}>
          {copy.title}
        </Heading>
        <BarraPorMateria
          {...filters}
          materias={materias}
          escolha={DIFICULDADE}
          words={copy}
          count={questoes.length > 0 ? copy.count(questoes.length, query.hasNextPage) : undefined}
        />
        <ListaPaginada
          query={query}
          rows={questoes.length}
          loading={<QuestoesLoading />}
          filtered={isFiltered(filters.filtros)}
          onClear={filters.clear}
          words={copy}
        >
          {(error) => <QuestoesTable opens={opens} questoes={questoes} error={error} />}
        </ListaPaginada>
      </Stack>
    </Content>
  );
}
