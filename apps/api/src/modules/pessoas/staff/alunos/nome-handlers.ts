/**
 * How others see one student's name: removes the social name, and hides or shows the name in rankings (decisions 50,
 * 154).
 */
import { type AlunoAlcancado, findInReach, recordAct } from '../../../escola/index.ts';
import { tenant } from '../../../../database/tenant.ts';
import { ok, type Handlers } from '../../../../http/call.ts';
import { errors } from '../../../../http/errors.ts';
import type { Caller } from '../../../../http/ctx.ts';
import { clearNomeSocial, setRankingOculto } from './nome-store.ts';

async function alunoInReach({ db, sessao, agora }: Caller, turma_aluno_id: number): Promise<AlunoAlcancado> {
  const found = await findInReach(db, sessao, turma_aluno_id, agora);
  if (!found) throw errors.notFound();
  return found;
}

export const nomeHandlers = {
  resetNomeSocial: async ({ db, sessao, path, body, agora }) => {
    const { escola_id, pessoa_id, turma_aluno_id } = await alunoInReach({ db, sessao, agora }, path.turma_aluno_id);
    const { motivo } = body;
    return tenant(db, escola_id).transaction(async (escola) => {
      await clearNomeSocial(escola, pessoa_id);
      // The audit row leaves out the removed name, so that an offensive name is not kept.
      await recordAct(escola, { acao: 'nome_social_retirado', sessao, pessoa_id, turma_aluno_id, motivo, agora });
      return ok({ message: 'Apelido retirado. O aluno pode escolher outro.' });
    });
  },

  setRankingAluno: async ({ db, sessao, path, body, agora }) => {
    const { escola_id, pessoa_id, turma_aluno_id } = await alunoInReach({ db, sessao, agora }, path.turma_aluno_id);
    const { oculto } = body;
    return tenant(db, escola_id).transaction(async (escola) => {
      await setRankingOculto(escola, pessoa_id, oculto);
      const detalhe = { oculto };
      await recordAct(escola, { acao: 'ranking_aluno', sessao, pessoa_id, turma_aluno_id, detalhe, agora });
      return ok({ turma_aluno_id, oculto });
    });
  },
} satisfies Handlers;
