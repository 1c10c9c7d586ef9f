/** `/banco_questoes`: the question bank without keys; each question leads to its page. */
import { questoesQuery } from '@luneta/api-client/gestao-questoes';
import { usePageTitle, useServices } from '@luneta/app-shell';
import { choice, choiceOf, search } from '@luneta/app-shell/filters';
import { FilterControls, List, useFilters } from '@luneta/app-shell/list';
import { Content, Heading, Stack } from '@luneta/ui';
import { useInfiniteQuery } from '@tanstack/react-query';

import { materiaOptions, porMateria } from '../../shared/lista/materias.ts';
import { copy } from './copy.ts';
import { questaoColumns } from './questao-columns.tsx';

/** How the list is narrowed: by text, subject and difficulty, each in the address. */
const FILTERS = {
  busca: search(copy.search, { placeholder: copy.searchHint }),
  materia: choiceOf(copy.materia),
  dificuldade: choice(copy.dificuldade, copy.dificuldades),
};

/** @param opens whether the person may open a question, whose page shows its key */
export function QuestoesScreen({ opens }: { opens: boolean }) {
  const heading = usePageTitle(copy.title);
  const filters = useFilters(FILTERS);
  const { api } = useServices();
  // All of them name the subjects there are; the list below may be narrower.
  const all = useInfiniteQuery(questoesQuery(api));
  const { dificuldade } = filters.values;
  const query = useInfiniteQuery(
    questoesQuery(api, { ...porMateria(filters.values), ...(dificuldade !== '' && { dificuldade }) }),
  );
  const rowsOf = (found: typeof query) => found.data?.pages.flatMap((page) => page.questoes) ?? [];
  const questoes = rowsOf(query);
  return (
    <Content width="staff">
      <Stack gap="e16">
        <Heading level={1} focusable ref={heading}>
          {copy.title}
        </Heading>
        <FilterControls
          of={filters}
          label={copy.filterLabel}
          applyLabel={copy.apply}
          options={{ materia: materiaOptions([...rowsOf(all), ...questoes]) }}
          count={questoes.length > 0 ? copy.count(questoes.length, query.hasNextPage) : undefined}
        />
        <List query={query} rows={questoes} filters={filters} words={copy} {...questaoColumns(opens)} />
      </Stack>
    </Content>
  );
}
