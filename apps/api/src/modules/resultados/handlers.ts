import { ok, type Handlers } from '../../http/call.ts';
import { requireAluno } from '../../http/sessao.ts';
import { visibleKeys } from '../banco_questoes/keys.ts';
import { resultadoErrors } from './errors.ts';
import { findAreas, findItens } from './itens-store.ts';
import { isLiberado, isListed } from './policy.ts';
import { presentListItem, presentResultado, presentResultadoQuestao } from './presenter.ts';
import { findResultado, findResultados } from './store.ts';

/** Operations of the results: read-only, from what the job computed. */
export const handlers = {
  listResultados: async ({ escola, sessao, agora }) => {
    const rows = await findResultados(escola, requireAluno(sessao), agora);
    const listed = rows.filter((row) => isListed(row, agora));
    // Roadmaps, which the avoided misses are computed from, are not part of this release.
    return ok({ falhas_evitadas: [], avaliacoes: listed.map((row) => presentListItem(row, agora)) });
  },
  getResultado: async ({ escola, sessao, path, agora }) => {
    const aluno = requireAluno(sessao);
    const { turma_avaliacao_id } = path;
    const row = await findResultado(escola, aluno, turma_avaliacao_id, agora);
    if (!row || !isListed(row, agora)) throw resultadoErrors.notFound();
    const liberado = isLiberado(row, agora);
    const [areas, all] = await Promise.all([
      liberado ? findAreas(escola, turma_avaliacao_id, aluno.turma_aluno_id) : [],
      findItens(escola, turma_avaliacao_id, aluno.turma_aluno_id),
    ]);
    const itens = liberado ? all : all.filter((item) => item.presente_no_dia);
    const questoes = itens.map((item) => item.banco_questao_id);
    const keysVisible = liberado ? await visibleKeys(escola, questoes, agora) : new Set<number>();
    return ok(presentResultado({ row, areas, itens, keysVisible }, agora));
  },
  getResultadoQuestao: async ({ escola, sessao, path, agora }) => {
    const aluno = requireAluno(sessao);
    const { turma_avaliacao_id, banco_questao_id } = path;
    const row = await findResultado(escola, aluno, turma_avaliacao_id, agora);
    if (!row || !isLiberado(row, agora)) throw resultadoErrors.notFound();
    const [[item], keys] = await Promise.all([
      findItens(escola, turma_avaliacao_id, aluno.turma_aluno_id, banco_questao_id),
      visibleKeys(escola, [banco_questao_id], agora),
    ]);
    if (!item) throw resultadoErrors.questaoNotFound();
    return ok(presentResultadoQuestao(item, keys.has(banco_questao_id)));
  },
} satisfies Handlers;
