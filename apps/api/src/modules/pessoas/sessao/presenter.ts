/** Shape of the session in responses. The apps trust it instead of their own storage. */
import type { components } from '@luneta/openapi';

import { isView, modoOf, type Sessao } from '../../../http/sessao.ts';
import { iso } from '../../../http/iso.ts';

export function sessaoOf(sessao: Sessao): components['schemas']['Sessao'] {
  const { aluno, limite_em } = sessao;
  return {
    perfil: sessao.perfil,
    perfil_real: sessao.perfil_real,
    turma_aluno_id: aluno?.turma_aluno_id ?? null,
    escola_id: sessao.escola_id,
    versao: aluno?.versao ?? null,
    expira_em: iso(sessao.expira_em),
    forcar_senha: sessao.senha_inicial,
    forcar_perguntas: sessao.sem_perguntas,
    modo: modoOf(sessao),
    ator_nome: isView(sessao) ? sessao.nome : null,
    aluno_nome: aluno?.nome ?? null,
    limite_em: iso(limite_em),
  };
}
