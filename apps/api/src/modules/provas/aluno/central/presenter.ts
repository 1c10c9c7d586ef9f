/** Shapes of the exam centre in responses. The resumo is in `resumo-presenter.ts`. */
import { createHash } from 'node:crypto';

import type { components } from '@luneta/openapi';

import type { Started } from './inicio-store.ts';
import type { MateriaRow } from './materias-store.ts';
import { finalizadaEm, situacao, type Iniciada } from './policy.ts';
import type { Cabecalho, Lingua, ProvaRow } from './prova-store.ts';
import { secondsLeft, secondsOf, tempoTotal, wholeSeconds } from './tempo.ts';
import type { Aluno } from '../../../../http/sessao.ts';
import { iso } from '../../../../http/iso.ts';

type Schemas = components['schemas'];

const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);

/** The fields that every view of an exam day shares. */
export function head(prova: ProvaRow) {
  const { turma_avaliacao_id, dia_prova, descricao, serie, turma_codigo, turma_turno, ciclo } = prova;
  return { turma_avaliacao_id, dia_prova, descricao, serie, turma_codigo, turma_turno, ciclo };
}

export function presentProva(
  prova: ProvaRow,
  {
    materias,
    qtde_dias,
    instrucoes,
    em_papel,
    pede_codigo = false,
  }: Cabecalho & { readonly materias: readonly MateriaRow[]; readonly pede_codigo?: boolean },
  aluno: Aluno,
  agora: Date,
): Schemas['Prova'] {
  const qtde_itens = sum(materias.map((materia) => materia.qtde_questoes));
  return {
    ...head(prova),
    avaliacao_conhecimento_id: prova.avaliacao_conhecimento_id,
    bateria: prova.bateria,
    existe_itens: qtde_itens > 0,
    existe_redacao: prova.proposta_redacao_id !== null,
    tipo_aplicacao: prova.tipo_aplicacao,
    data_aplicacao: iso(prova.inicio_em),
    disponivel_ate: iso(prova.fim_em),
    disciplinas: materias.map((materia) => materia.materia_nome),
    qtde_itens,
    tempo_total: tempoTotal(prova, aluno),
    tempo_restante: secondsLeft(prova, aluno, agora),
    iniciada_em: iso(prova.iniciada_em),
    prazo_em: iso(prova.prazo_em),
    entregue_em: iso(prova.entregue_em),
    situacao: situacao(prova, agora),
    servidor_em: iso(agora),
    cancelada_em: iso(prova.cancelada_em),
    solicitar_idioma: prova.solicitar_idioma && materias.some(({ tem_lingua }) => tem_lingua),
    qtde_dias,
    instrucoes,
    pede_codigo,
    em_papel,
  };
}

export function presentInicio(started: Started, agora: Date): Schemas['Inicio'] {
  return {
    tempo_restante: secondsOf(started, agora),
    iniciada_em: iso(started.iniciada_em),
    prazo_em: iso(started.prazo_em),
    servidor_em: iso(agora),
  };
}

const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A short code a student can read aloud. It is the same for the same delivery and different for any other. */
function protocolo(prova: Iniciada, end: Date): string {
  const digest = createHash('sha256')
    .update(`${prova.tentativa_id}/${iso(end)}`)
    .digest();
  const code = [...digest.subarray(0, 6)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return `LN-${prova.turma_avaliacao_id}-${prova.dia_prova}-${code}`;
}

export function presentRecibo(prova: Iniciada, materias: readonly MateriaRow[], agora: Date): Schemas['Recibo'] {
  const end = finalizadaEm(prova, agora) ?? prova.prazo_em;
  return {
    entregue_em: iso(end),
    tempo_utilizado: wholeSeconds(prova.iniciada_em, end),
    qtde_itens_respondidos: sum(materias.map((materia) => materia.qtde_questoes_respondidas)),
    qtde_itens: sum(materias.map((materia) => materia.qtde_questoes)),
    protocolo: protocolo(prova, end),
  };
}

/** @param lingua_estrangeira the language just chosen */
export function presentLingua(
  lingua_estrangeira: Lingua,
  prova: Iniciada,
  materias: readonly MateriaRow[],
  aluno: Aluno,
  agora: Date,
): Schemas['Lingua'] {
  return {
    lingua_estrangeira,
    tempo_restante: secondsLeft(prova, aluno, agora),
    qtde_itens_respondidos: sum(materias.map((materia) => materia.qtde_questoes_respondidas)),
  };
}
