/**
 * Grants a new attempt to a student who has used the last one. Staff grant it within their reach, with a reason, and it
 * is audited.
 */
import { tipoAvaliacaoOf, tipoTrilhaOf } from '@luneta/domain/adaptada';
import { bossDuracaoSeconds } from '@luneta/domain/boss';

import { type Tenant, tenant } from '../../../../database/tenant.ts';
import { type BodyOf, type Handlers, ok } from '../../../../http/call.ts';
import { errors } from '../../../../http/errors.ts';
import { iso } from '../../../../http/iso.ts';
import { assertMatriculaAberta, findInReach, recordAct } from '../../../escola/index.ts';
import { type AdaptadaRow, findAdaptadasOfMateria } from '../trilhas_v1/store.ts';
import { isEncerrado } from '../trilhas_v1/policy.ts';
import { bossErrors } from './errors.ts';
import { holdSettled } from './fim.ts';
import { MAX_TENTATIVAS } from './liberaveis.ts';
import { asOf } from './policy.ts';
import { findRules } from './rules-store.ts';
import type { Tentativa } from './tentativa-sql.ts';
import { findTentativas, grantOnce } from './tentativa-store.ts';

type AlunoParams = { readonly turma_aluno_id: number; readonly agora: Date };
type Chosen = { readonly roteiro: AdaptadaRow; readonly tentativa: Tentativa };

/**
 * The attempt that the new one follows. The roadmap and the plan of one exam and subject share the ids of the request,
 * so the type decides; without a type it is the attempt that ended last.
 */
async function choose(escola: Tenant, of: AlunoParams, body: BodyOf<'createTentativaBoss'>): Promise<Chosen> {
  const tipo = body.tipo_avaliacao === undefined ? null : tipoTrilhaOf(body.tipo_avaliacao);
  const found = await findAdaptadasOfMateria(escola, of, body);
  const roteiros = found.filter((row) => row.existe_boss && (tipo === null || row.tipo === tipo));
  if (roteiros.length === 0) throw bossErrors.notFound();
  const trilhas = roteiros.map(({ trilha_id }) => trilha_id);
  const tentativas = await findTentativas(escola, of.turma_aluno_id, trilhas, of.agora);
  const ended = roteiros.flatMap((roteiro) => {
    const stored = tentativas.get(roteiro.trilha_id);
    const tentativa = stored && asOf(stored, of.agora);
    return tentativa?.encerrado_em ? [{ roteiro, tentativa, at: tentativa.encerrado_em.getTime() }] : [];
  });
  const [last] = ended.toSorted((a, b) => b.at - a.at);
  if (!last) throw bossErrors.attemptOpen();
  return last;
}

export const handlers = {
  createTentativaBoss: async ({ db, sessao, path, body, agora }) => {
    const aluno = await findInReach(db, sessao, path.turma_aluno_id, agora);
    if (!aluno) throw errors.notFound();
    const escola = tenant(db, aluno.escola_id);
    const { turma_aluno_id, pessoa_id } = aluno;
    const { turma_avaliacao_id, materia_id, motivo } = body;
    const { roteiro, tentativa } = await choose(escola, { turma_aluno_id, agora }, body);
    // Nobody could begin it any more.
    if (isEncerrado(roteiro, agora)) throw bossErrors.pastDeadline();
    const tentativa_numero = tentativa.numero + 1;
    if (tentativa_numero > MAX_TENTATIVAS) throw bossErrors.attemptsUsed();
    const { qtde_itens: _drawn, ...rules } = await findRules(escola);
    await escola.transaction(async (tx) => {
      await assertMatriculaAberta(tx, turma_aluno_id);
      await holdSettled(tx, tentativa.boss_id, agora);
      // The start sets time and rules again, including the accommodation.
      const duracao_segundos = bossDuracaoSeconds({ ...rules, qtde_itens: 1 }, 1);
      const grant = { ...rules, duracao_segundos, turma_aluno_id, trilha_id: roteiro.trilha_id };
      if (!(await grantOnce(tx, { ...grant, numero: tentativa_numero }, agora))) throw bossErrors.attemptOpen();
      await recordAct(tx, {
        acao: 'boss_tentativa_liberada',
        sessao,
        pessoa_id,
        turma_aluno_id,
        motivo,
        detalhe: { turma_avaliacao_id, materia_id, tipo: tipoAvaliacaoOf(roteiro.tipo), tentativa_numero },
        agora,
      });
    });
    return ok({ turma_aluno_id, turma_avaliacao_id, materia_id, tentativa_numero, liberada_em: iso(agora) });
  },
} satisfies Handlers;
