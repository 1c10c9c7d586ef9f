/** `/banco_questoes`: the question bank without keys; each question leads to its page. */
import type { GestaoQuestao } from '@luneta/api-client';
import { questoesQuery } from '@luneta/api-client/gestao-questoes';
import { usePageTitle, useServices } from '@luneta/app-shell';
import { Content, Heading, Stack } from '@luneta/ui';
import { useInfiniteQuery } from '@tanstack/react-query';

import { ListaPaginada } from '../../lista/lista-paginada.tsx';
import { useEndereco } from '../../lista/use-endereco.ts';
import { copy } from './copy.ts';
import { QuestoesLoading, QuestoesTable } from './questoes-table.tsx';
import { FiltrosQuestoes, type Materia } from './filtros-questoes.tsx';
import { buscaOf, ENDERECO, isFiltered } from './filtros.ts';

/** @param opens whether the person may open a question, whose page shows its key */
export function QuestoesScreen({ opens }: { opens: boolean }) {
  const heading = usePageTitle(copy.title);
  const filters = useEndereco(ENDERECO);
  const { api } = useServices();
  // All of them name the subjects there are; the list below may be narrower.
  const all = useInfiniteQuery(questoesQuery(api));
  const query = useInfiniteQuery(questoesQuery(api, buscaOf(filters.filtros)));
  const questoes = query.data?.pages.flatMap((page) => page.questoes) ?? [];
  const materias = materiasOf([...(all.data?.pages.flatMap((page) => page.questoes) ?? []), ...questoes]);
  return (
    <Content width="staff">
      <Stack gap="e16">
        <Heading level={1} focusable ref={heading}>
          {copy.title}
        </Heading>
        <FiltrosQuestoes
          {...filters}
          materias={materias}
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

/** Each subject once, by name. */
function materiasOf(questoes: readonly GestaoQuestao[]): Materia[] {
  const found = new Map(questoes.map(({ materia_id, materia_nome }) => [materia_id, { materia_id, materia_nome }]));
  return [...found.values()].toSorted((a, b) => a.materia_nome.localeCompare(b.materia_nome, 'pt-BR'));
}
