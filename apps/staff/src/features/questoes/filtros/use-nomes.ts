/** How the skill and the class that narrow the list are called. */
import { turmasQuery } from '@luneta/api-client/gestao';
import { habilidadesQuery } from '@luneta/api-client/gestao-questoes-partes';
import { useServices } from '@luneta/app-shell';
import type { FilterKit } from '@luneta/app-shell/list';
import { useInfiniteQuery } from '@tanstack/react-query';

import type { FILTERS } from './filtros.ts';

type Turma = { readonly serie_nome: string; readonly turma_codigo: string };
export const nameOf = ({ serie_nome, turma_codigo }: Turma) => `${serie_nome} · ${turma_codigo}`;

/** Undefined while it is not known. */
export function useNomes({ values: { habilidade, turma } }: FilterKit<typeof FILTERS>) {
  const { api } = useServices();
  const skills = useInfiniteQuery({ ...habilidadesQuery(api), enabled: habilidade !== '' });
  const classes = useInfiniteQuery({ ...turmasQuery(api), enabled: turma !== '' });
  const skill = skills.data?.pages
    .flatMap(({ linhas }) => linhas)
    .find(({ habilidade_id }) => String(habilidade_id) === habilidade);
  const one = classes.data?.pages.flatMap(({ turmas }) => turmas).find(({ turma_id }) => String(turma_id) === turma);
  return { habilidade: skill?.codigo, turma: one && nameOf(one) };
}
