/** Tag `contas`: the account of the session's student, or of the staff member without a student. */
import { ok, type Handlers } from '../../../http/call.ts';
import { errors } from '../../../http/errors.ts';
import type { Sessao } from '../../../http/sessao.ts';
import type { Tenant } from '../../../database/tenant.ts';
import type { Services } from '../../../http/services.ts';
import { applyUpdate } from './atualizacao.ts';
import { assertMayUpdate, senhaTarget, targetOf } from './policy.ts';
import { conta } from './presenter.ts';
import { resetSenha } from './redefinicao.ts';
import { findPessoa, listTurmas } from './store.ts';
import { changeOwn } from './troca.ts';

async function readConta(escola: Tenant, sessao: Sessao) {
  const pessoa_id = targetOf(sessao);
  const [pessoa, turmas] = await Promise.all([findPessoa(escola, pessoa_id), listTurmas(escola, pessoa_id)]);
  if (!pessoa) throw errors.notFound();
  return conta(pessoa, turmas, sessao);
}

export function buildHandlers(services: Services) {
  const { acesso } = services;
  return {
    getConta: async ({ escola, sessao }) => ok(await readConta(escola, sessao)),

    updateConta: async ({ db, escola, sessao, body, agora }) => {
      assertMayUpdate(sessao, body.perguntas_seguranca !== undefined);
      await applyUpdate(acesso, { db, escola, sessao, agora }, body);
      return ok(await readConta(escola, sessao));
    },

    changeSenha: async ({ db, escola, sessao, body, agora }) => {
      const own = body.turma_aluno_id === undefined || sessao.perfil_real !== 'aluno';
      const enrolments = own ? [] : (await listTurmas(escola, sessao.pessoa_id)).map((turma) => turma.turma_aluno_id);
      const target = senhaTarget(sessao, body.turma_aluno_id, enrolments);
      const context = { db, sessao, agora };
      if (target.kind === 'reset') {
        const nova_senha = await resetSenha(acesso, context, target.turma_aluno_id);
        return ok({ message: 'Senha resetada com sucesso', nova_senha });
      }
      const token = await changeOwn(services, context, body);
      const headers = { authorization: `Bearer ${token}` };
      return { ...ok({ message: 'Atualizado com sucesso.', nova_senha: null }), headers };
    },
  } satisfies Handlers;
}
