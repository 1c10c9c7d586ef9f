/** The account as the contract shows it. Answers to security questions have no way into it. */
import type { components } from '@luneta/openapi';

import type { Sessao } from '../../http/sessao.ts';
import type { Pessoa, Turma } from './store.ts';

type Conta = components['schemas']['Conta'];

/** An unknown version counts as 2 (decision 2). */
const UNKNOWN_VERSION = 2;

export function conta(pessoa: Pessoa, turmas: readonly Turma[], { aluno, fuso_horario }: Sessao): Conta {
  const turma_aluno_id = aluno?.turma_aluno_id ?? null;
  const active = turmas.find((turma) => turma.turma_aluno_id === turma_aluno_id);
  return {
    avatar_code: pessoa.avatar_code,
    nome: pessoa.nome,
    nome_social: pessoa.nome_social,
    data_nascimento: pessoa.data_nascimento,
    serie_nome: active?.serie_nome ?? null,
    turma_codigo: active?.turma_codigo ?? null,
    turma_turno: active?.turno ?? null,
    turma_aluno_id,
    isPasswordInitial: pessoa.senha_inicial,
    cadastrar_perguntas_seguranca: false,
    versao: active?.versao === 1 ? 1 : UNKNOWN_VERSION,
    perguntas_seguranca: [],
    perguntas_resposta: [],
    turmas: turmas.map(({ turma_codigo, turno, turma_aluno_id: id, status }) => ({
      turma: turma_codigo,
      turno,
      turma_aluno_id: id,
      status,
    })),
    conta_teste: pessoa.conta_teste,
    fuso_horario,
    senha_recuperada_em: null,
  };
}
