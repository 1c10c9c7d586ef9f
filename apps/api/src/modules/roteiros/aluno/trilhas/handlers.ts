/** Tag `trilhas`: the closed roadmaps of version 2, and the reset of a roadmap for test accounts. */
import { FILTER_ALL } from '@luneta/domain/trilha';

import { ok, type Handlers } from '../../../../http/call.ts';
import { requireAluno } from '../../../../http/sessao.ts';
import { findTrilhasEncerradas } from '../roteiro_estudos/trilha-store.ts';
import { requireTrilha } from '../roteiro_estudos/trilha.ts';
import { presentBusca, presentFiltros } from './presenter.ts';
import { resetTrilha } from './store.ts';

export const handlers = {
  getTrilhaFiltros: async ({ escola, sessao, agora }) => {
    const filtro = { ciclo: FILTER_ALL, materia_id: FILTER_ALL };
    return ok(presentFiltros(await findTrilhasEncerradas(escola, requireAluno(sessao), filtro, agora)));
  },
  listTrilhasEncerradas: async ({ escola, sessao, query, agora }) => {
    const { ciclo_numero_referencia: ciclo = FILTER_ALL, materia_id = FILTER_ALL } = query;
    return ok(presentBusca(await findTrilhasEncerradas(escola, requireAluno(sessao), { ciclo, materia_id }, agora)));
  },
  resetTrilha: async ({ escola, sessao, body, agora }) => {
    const aluno = requireAluno(sessao);
    const { trilha_id } = await requireTrilha({ escola, aluno, agora }, body);
    await resetTrilha(escola, trilha_id, aluno.turma_aluno_id);
    return ok({ message: 'Roteiro resetada com sucesso!' });
  },
} satisfies Handlers;
