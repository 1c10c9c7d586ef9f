/** Shape of the account in responses. It never reads answers to security questions. */
import { perguntaById, perguntasToChoose } from '@luneta/domain/pergunta-seguranca';
import type { components } from '@luneta/openapi';

import { readConfiguracao } from '../../escola/index.ts';
import type { Sessao } from '../../../http/sessao.ts';
import { iso } from '../../../http/iso.ts';
import { isOwn } from './policy.ts';
import type { PerguntaRow, Pessoa, Turma } from './store.ts';

type Conta = components['schemas']['Conta'];

/** An unknown version counts as 2 (decision 2). */
const UNKNOWN_VERSION = 2;

function perguntaResposta({ numero_sequencial, id, pergunta_seguranca_id }: PerguntaRow) {
  const descricao = perguntaById(pergunta_seguranca_id)?.descricao ?? '';
  return { numero_sequencial, id, pergunta_seguranca_id, descricao, resposta: '' };
}

/**
 * The forced steps and choices of the own account. In a student's view staff get none of them, because they neither see
 * nor fill a student's forced steps (decision 29).
 */
function ownFields(pessoa: Pessoa, sessao: Sessao) {
  const own = isOwn(sessao);
  const { perguntas_seguranca } = readConfiguracao(pessoa.configuracao);
  const asked = own && sessao.perfil_real === 'aluno' && perguntas_seguranca !== 'desligadas';
  return {
    isPasswordInitial: own && pessoa.senha_inicial,
    cadastrar_perguntas_seguranca: asked && perguntas_seguranca === 'obrigatorias' && pessoa.perguntas.length === 0,
    cadastrar_duas_etapas: own && sessao.sem_duas_etapas,
    perguntas_seguranca: asked
      ? perguntasToChoose(pessoa.perguntas.map(({ pergunta_seguranca_id }) => pergunta_seguranca_id)).map(
          ({ id, descricao }) => ({ id, descricao }),
        )
      : [],
    perguntas_resposta: asked ? pessoa.perguntas.map(perguntaResposta) : [],
    senha_recuperada_em: own ? iso(pessoa.senha_recuperada_em) : null,
  };
}

export function conta(pessoa: Pessoa, turmas: readonly Turma[], sessao: Sessao): Conta {
  const turma_aluno_id = sessao.aluno?.turma_aluno_id ?? null;
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
    versao: active?.versao === 1 ? 1 : UNKNOWN_VERSION,
    turmas: turmas.map(({ turma_codigo, turno, turma_aluno_id: id, status }) => ({
      turma: turma_codigo,
      turno,
      turma_aluno_id: id,
      status,
    })),
    conta_teste: pessoa.conta_teste,
    fuso_horario: sessao.fuso_horario,
    ...ownFields(pessoa, sessao),
  };
}
