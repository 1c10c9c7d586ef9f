/** The caller's own session, as the server sees it: what the apps trust instead of their storage. */
import { modoOf } from '../../http/sessao.ts';
import { ok, type Handlers } from '../../http/call.ts';

export const handlers = {
  getSessao: async ({ sessao }) =>
    ok({
      perfil: sessao.perfil,
      perfil_real: sessao.perfil_real,
      turma_aluno_id: sessao.aluno?.turma_aluno_id ?? null,
      escola_id: sessao.escola_id,
      versao: sessao.aluno?.versao ?? null,
      expira_em: sessao.expira_em.toISOString(),
      forcar_senha: sessao.senha_inicial,
      forcar_perguntas: sessao.sem_perguntas,
      modo: modoOf(sessao),
      ator_nome: null,
      aluno_nome: null,
      limite_em: sessao.limite_em?.toISOString() ?? null,
    }),
} satisfies Handlers;
