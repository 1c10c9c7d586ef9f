/** Tag `aprendizagem`: a student's learning levels by subject and chapter, computed at each read. */
import { readConfiguracao } from '../../../escola/index.ts';
import type { Tenant } from '../../../../database/tenant.ts';
import { ok, type Handlers } from '../../../../http/call.ts';
import { requireAluno, type Aluno } from '../../../../http/sessao.ts';
import { findConcordancias, saveConcordancia } from './concordancia-store.ts';
import { aprendizagemErrors } from './errors.ts';
import { contadosOf } from './policy.ts';
import { cicloShown, presentLista, presentMateria } from './presenter.ts';
import { findConfiguracao, findItens, findMaterias } from './store.ts';

/**
 * Reads everything the pages show.
 * @throws 404 when the school has switched the pages off
 */
async function gather(escola: Tenant, aluno: Aluno, agora: Date) {
  const [configuracao, materias, itens] = await Promise.all([
    findConfiguracao(escola),
    findMaterias(escola),
    findItens(escola, aluno),
  ]);
  if (!readConfiguracao(configuracao).aprendizagem_ativa) throw aprendizagemErrors.off();
  return { materias, contados: await contadosOf(escola, itens, agora) };
}

export const handlers = {
  listAprendizagem: async ({ escola, sessao, query, agora }) => {
    const { materias, contados } = await gather(escola, requireAluno(sessao), agora);
    return ok(presentLista(materias, contados, query.ciclo));
  },
  getAprendizagem: async ({ escola, sessao, path, query, agora }) => {
    const aluno = requireAluno(sessao);
    const { materias, contados } = await gather(escola, aluno, agora);
    const materia = materias.find((row) => row.materia_id === path.materia_id);
    if (!materia) throw aprendizagemErrors.materia();
    const ciclo = cicloShown(contados, query.ciclo);
    const { turma_aluno_id } = aluno;
    const where = { turma_aluno_id, materia_id: path.materia_id, ciclo: ciclo ?? 0 };
    const concordancias = ciclo === null ? new Map() : await findConcordancias(escola, where);
    return ok(presentMateria(materia, contados, ciclo, concordancias));
  },
  setAprendizagemConcordancia: async ({ escola, sessao, path, body, agora }) => {
    const aluno = requireAluno(sessao);
    const { ciclo, capitulo_numero, concorda } = body;
    const { contados } = await gather(escola, aluno, agora);
    const { materia_id } = path;
    const known = contados.some(
      (item) => item.materia_id === materia_id && item.ciclo === ciclo && item.capitulo_numero === capitulo_numero,
    );
    if (!known) throw aprendizagemErrors.capitulo();
    const said = { ciclo, capitulo_numero, concorda };
    await saveConcordancia(escola, { ...said, materia_id, turma_aluno_id: aluno.turma_aluno_id, agora });
    return ok(said);
  },
} satisfies Handlers;
