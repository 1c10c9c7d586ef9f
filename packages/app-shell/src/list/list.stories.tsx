/** The list kit: filters in the address, rows page by page, and what stands where there are none. */
import { Content, PageTitle, Stack, type DataTableProps } from '@luneta/ui';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import type { Meta } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';

import { COORDENADOR } from '../testing/people.ts';
import { routeStory } from '../testing/route-story.tsx';
import { FilterControls } from './filter-controls.tsx';
import { choice, search } from './filters.ts';
import { List } from './list.tsx';
import { useFilters } from './use-filters.ts';

export default { title: 'app-shell/list' } satisfies Meta;

type Livro = { id: number; titulo: string; materia: 'fisica' | 'historia' };
const MATERIAS = { fisica: 'Física', historia: 'História' };
const LIVROS: readonly Livro[] = [
  { id: 1, titulo: 'Luz e som', materia: 'fisica' },
  { id: 2, titulo: 'O Brasil no século 19', materia: 'historia' },
  { id: 3, titulo: 'Movimento', materia: 'fisica' },
];
const PAGE = 2;

const FILTERS = {
  busca: search('Buscar livro', { placeholder: 'Título' }),
  materia: choice('Matéria', MATERIAS),
};
const words = {
  caption: 'Livros',
  loading: 'Carregando livros',
  empty: 'Nenhum livro ainda.',
  none: 'Nenhum livro com estes filtros.',
};
const COLUMNS: DataTableProps<Livro>['columns'] = [
  { id: 'titulo', header: 'Título', cell: ({ titulo }) => titulo },
  { id: 'materia', header: 'Matéria', cell: ({ materia }) => MATERIAS[materia] },
];

/** Pages of two; the second one may fail. */
const livrosQuery = (livros: readonly Livro[], broken: boolean) =>
  infiniteQueryOptions({
    queryKey: ['livros', livros, broken],
    queryFn: ({ pageParam }) => {
      if (broken && pageParam > 0) return Promise.reject(new Error('no answer'));
      const end = pageParam + PAGE;
      return Promise.resolve({ livros: livros.slice(pageParam, end), next: end < livros.length ? end : null });
    },
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
  });

function Livros({ all, broken = false }: { all: readonly Livro[]; broken?: boolean }) {
  const filters = useFilters(FILTERS);
  const { busca, materia } = filters.values;
  const found = all.filter(
    (livro) =>
      livro.titulo.toLowerCase().includes(busca.toLowerCase()) && (materia === '' || livro.materia === materia),
  );
  const query = useInfiniteQuery(livrosQuery(found, broken));
  const rows = query.data?.pages.flatMap(({ livros }) => livros) ?? [];
  return (
    <main>
      <Content width="staff">
        <Stack gap="e16">
          <PageTitle>Livros</PageTitle>
          <FilterControls of={filters} label="Filtrar livros" />
          <List query={query} rows={rows} filters={filters} words={words} columns={COLUMNS} rowKey={({ id }) => id} />
        </Stack>
      </Content>
    </main>
  );
}

const story = (shows: string, all: readonly Livro[] = LIVROS, more: { search?: string; broken?: boolean } = {}) =>
  routeStory({
    app: 'staff',
    path: `/gestao_acompanhamento${more.search ?? ''}`,
    person: COORDENADOR,
    routes: () => [{ path: '*', element: <Livros all={all} {...(more.broken ? { broken: true } : {})} /> }],
    shows,
  });

export const Default = story('Luz e som');
export const Filtered = story('O Brasil no século 19', LIVROS, { search: '?materia=historia' });
export const NothingFound = story('Nenhum livro com estes filtros.', LIVROS, { search: '?busca=quimica' });
export const Empty = story('Nenhum livro ainda.', []);
export const PageFailed = {
  ...story('Luz e som', LIVROS, { broken: true }),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /mais/iu }));
    await canvas.findByRole('button', { name: /de novo/iu });
  },
};
