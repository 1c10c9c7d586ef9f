/** `/cursos`: the school's courses, drafts included; each leads to its editor. */
import type { CursoSituacao } from '@luneta/api-client';
import { cursosQuery } from '@luneta/api-client/gestao-cursos';
import { lazyPart, usePageTitle, useServices } from '@luneta/app-shell';
import { Button, Content, Heading, Inline, Stack } from '@luneta/ui';
import { Plus } from '@luneta/ui/icons';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { BarraPorMateria } from '../../lista/barra-por-materia.tsx';
import { buscaOf, filtrosPorMateria, isFiltered, materiasOf } from '../../lista/filtros-por-materia.ts';
import { ListaPaginada } from '../../lista/lista-paginada.tsx';
import { useEndereco } from '../../lista/use-endereco.ts';
import { paths } from '../../shared/paths.ts';
import { useMayCall } from '../../use-may-call.ts';
import { copy } from './copy.ts';
import { CursosLoading, CursosTable } from './cursos-table.tsx';

const NovoCurso = lazyPart(async () => (await import('./novo-curso.tsx')).NovoCurso);

const SITUACOES = ['rascunho', 'publicado', 'alterado'] as const satisfies readonly CursoSituacao[];
const ENDERECO = filtrosPorMateria('situacao', SITUACOES);
const SITUACAO = { label: copy.situacao, options: SITUACOES.map((value) => ({ value, label: copy.situacoes[value] })) };

export function CursosScreen() {
  const heading = usePageTitle(copy.title);
  const filters = useEndereco(ENDERECO);
  const { api } = useServices();
  const may = useMayCall();
  const navigate = useNavigate();
  const [creating, setCreating] = useState(false);
  // All of them name the subjects there are; the list below may be narrower.
  const all = useInfiniteQuery(cursosQuery(api));
  const { escolha } = filters.filtros;
  const busca = { ...buscaOf(filters.filtros), ...(escolha === '' ? {} : { situacao: escolha }) };
  const query = useInfiniteQuery(cursosQuery(api, busca));
  const cursos = query.data?.pages.flatMap((page) => page.cursos) ?? [];
  const materias = materiasOf([...(all.data?.pages.flatMap((page) => page.cursos) ?? []), ...cursos]);
  return (
    <Content width="staff">
      <Stack gap="e16">
        <Inline justify="between" gap="e12">
          <Heading level={1} focusable ref={heading}>
            {copy.title}
          </Heading>
          {may('createCurso') && (
            <Button size="sm" icon={Plus} onClick={() => setCreating(true)}>
              {copy.novo}
            </Button>
          )}
        </Inline>
        <BarraPorMateria
          {...filters}
          materias={materias}
          escolha={SITUACAO}
          words={copy}
          count={cursos.length > 0 ? copy.count(cursos.length, query.hasNextPage) : undefined}
        />
        <ListaPaginada
          query={query}
          rows={cursos.length}
          loading={<CursosLoading />}
          filtered={isFiltered(filters.filtros)}
          onClear={filters.clear}
          words={copy}
        >
          {(error) => <CursosTable cursos={cursos} error={error} />}
        </ListaPaginada>
      </Stack>
      {creating && (
        <NovoCurso open onClose={() => setCreating(false)} onCreated={(id) => void navigate(paths.curso(id))} />
      )}
    </Content>
  );
}
