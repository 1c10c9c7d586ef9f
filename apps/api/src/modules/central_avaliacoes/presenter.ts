/** The shapes of the exam centre on the wire. It alone withholds keys and what may not be seen before the start. */
import { createHash } from 'node:crypto';

import { tempoRestante } from '@luneta/domain/prova-prazo';
import type { components } from '@luneta/openapi';

import { finalizadaEm, respondeAposEntrega, situacao, type Iniciada } from './policy.ts';
import type { ItemRow, MateriaRow, ProvaRow } from './prova-store.ts';
import type { RedacaoRow, RedacaoSaved } from './redacao-store.ts';
import type { RespostaSaved } from './resposta-store.ts';
import { secondsLeft, tempoTotal, tempoUtilizado, wholeSeconds } from './tempo.ts';
import type { Aluno } from '../../http/sessao.ts';

type Schemas = components['schemas'];

const OPTIONS = '1_2_3_4_5';
const iso = (date: Date | null) => date?.toISOString() ?? null;
const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);

function head(prova: ProvaRow) {
  const { turma_avaliacao_id, dia_prova, descricao, serie, turma_codigo, turma_turno, ciclo } = prova;
  return { turma_avaliacao_id, dia_prova, descricao, serie, turma_codigo, turma_turno, ciclo };
}

export function presentProva(
  prova: ProvaRow,
  materias: readonly MateriaRow[],
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
    data_aplicacao: prova.inicio_em.toISOString(),
    disponivel_ate: prova.fim_em.toISOString(),
    disciplinas: materias.map((materia) => materia.materia_nome),
    qtde_itens,
    tempo_total: tempoTotal(prova, aluno),
    tempo_restante: secondsLeft(prova, aluno, agora),
    iniciada_em: iso(prova.iniciada_em),
    prazo_em: iso(prova.prazo_em),
    entregue_em: iso(prova.entregue_em),
    situacao: situacao(prova, agora),
    servidor_em: agora.toISOString(),
  };
}

/** What a resumo is made of. `itens` and `redacao` are empty while the student may not see them. */
export type ResumoParts = {
  readonly prova: ProvaRow;
  readonly itens: readonly ItemRow[];
  readonly redacao: RedacaoRow | undefined;
  /** Questions whose key may be seen now. */
  readonly keysVisible: ReadonlySet<number>;
  readonly qtde_itens: number;
};

function presentItem(item: ItemRow, keyVisible: boolean): Schemas['ResumoItem'] {
  return {
    numero: item.numero,
    banco_questao_id: item.questao_id,
    item_resposta: item.item_resposta,
    gabarito: keyVisible ? item.gabarito : null,
    questao_anulada: item.anulada,
    turma_avaliacao_questao_resposta_id: item.item_id,
    avaliacao_conhecimento_questao_id: item.item_id,
    lingua_estrangeira: item.lingua_estrangeira,
    seq: item.seq,
  };
}

function presentMaterias({ itens, keysVisible }: ResumoParts): Schemas['ResumoMateria'][] {
  const materias = new Map<number, Schemas['ResumoMateria']>();
  for (const item of itens) {
    const { materia_id, materia_nome } = item;
    const materia = materias.get(materia_id) ?? { materia_id, materia_nome, itens: [] };
    materia.itens.push(presentItem(item, keysVisible.has(item.questao_id)));
    materias.set(materia_id, materia);
  }
  return [...materias.values()];
}

function presentResumoRedacao(row: RedacaoRow | undefined): Schemas['ResumoRedacao'] {
  if (!row) return null;
  return {
    texto: row.texto ?? '',
    data_ultima_gravacao: iso(row.gravada_em),
    proposta_redacao_id: row.proposta_redacao_id,
    proposta_redacao_titulo: row.titulo,
    proposta_redacao_descricao: row.descricao,
    genero_textual_nome: row.genero_textual_nome,
    textos_motivacionais: [...row.textos],
    palavras: row.palavras ?? 0,
    seq: row.seq ?? 0,
  };
}

/** Items that count for the student: those for all and those of the language chosen. */
export function counted<Row extends { lingua_estrangeira: 1 | 2 | null }>(
  itens: readonly Row[],
  lingua: 1 | 2 | null,
): Row[] {
  return itens.filter((item) => item.lingua_estrangeira === null || item.lingua_estrangeira === (lingua ?? 1));
}

export function presentResumo(parts: ResumoParts, aluno: Aluno, agora: Date): Schemas['Resumo'] {
  const { prova, itens, redacao, qtde_itens } = parts;
  const respondidos = counted(itens, prova.lingua_estrangeira).filter((item) => item.item_resposta !== null);
  return {
    ...head(prova),
    tempo_restante: secondsLeft(prova, aluno, agora),
    qtde_itens_respondidos: respondidos.length,
    qtde_itens_resposta: OPTIONS,
    lingua_estrangeira: prova.solicitar_idioma ? (prova.lingua_estrangeira ?? 1) : null,
    solicitar_idioma: prova.solicitar_idioma,
    redacao: presentResumoRedacao(redacao),
    materias: presentMaterias(parts),
    qtde_itens,
    responde_apos_entrega: respondeAposEntrega(prova),
    situacao: situacao(prova, agora),
    iniciada_em: iso(prova.iniciada_em),
    prazo_em: iso(prova.prazo_em),
    entregue_em: iso(prova.entregue_em),
    encerrada_em: iso(prova.encerrada_em),
    tempo_utilizado: tempoUtilizado(prova, agora),
    servidor_em: agora.toISOString(),
  };
}

export function presentInicio(prova: Iniciada, aluno: Aluno, agora: Date): Schemas['Inicio'] {
  return {
    tempo_restante: secondsLeft(prova, aluno, agora),
    iniciada_em: prova.iniciada_em.toISOString(),
    prazo_em: prova.prazo_em.toISOString(),
    servidor_em: agora.toISOString(),
  };
}

const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A short code a student can read out: the same for the same delivery, different for any other. */
function protocolo(prova: Iniciada, end: Date): string {
  const digest = createHash('sha256').update(`${prova.tentativa_id}/${end.toISOString()}`).digest();
  const code = [...digest.subarray(0, 6)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return `LN-${prova.turma_avaliacao_id}-${prova.dia_prova}-${code}`;
}

export function presentRecibo(prova: Iniciada, materias: readonly MateriaRow[], agora: Date): Schemas['Recibo'] {
  const end = finalizadaEm(prova, agora) ?? prova.prazo_em;
  return {
    entregue_em: end.toISOString(),
    tempo_utilizado: wholeSeconds(prova.iniciada_em, end),
    qtde_itens_respondidos: sum(materias.map((materia) => materia.qtde_questoes_respondidas)),
    qtde_itens: sum(materias.map((materia) => materia.qtde_questoes)),
    protocolo: protocolo(prova, end),
  };
}

export function presentResposta(
  saved: RespostaSaved,
  item_id: number,
  gravada: boolean,
  agora: Date,
): Schemas['Resposta'] {
  return {
    turma_avaliacao_questao_resposta_id: item_id,
    item_resposta: saved.item_resposta,
    seq: saved.seq ?? 0,
    gravada_em: (saved.gravada_em ?? agora).toISOString(),
    tempo_restante: tempoRestante(saved.prazo_em.getTime(), agora.getTime()),
    qtde_itens_respondidos: saved.qtde_itens_respondidos,
    situacao: gravada ? 'gravada' : 'ignorada_mais_antiga',
  };
}

export function presentRedacao(saved: RedacaoSaved, gravada: boolean, agora: Date): Schemas['Redacao'] {
  return {
    data_ultima_gravacao: (saved.gravada_em ?? agora).toISOString(),
    palavras: saved.palavras ?? 0,
    seq: saved.seq ?? 0,
    situacao: gravada ? 'gravada' : 'ignorada_mais_antiga',
  };
}

export function presentLingua(
  prova: Iniciada,
  materias: readonly MateriaRow[],
  aluno: Aluno,
  agora: Date,
): Schemas['Lingua'] {
  return {
    lingua_estrangeira: prova.lingua_estrangeira,
    tempo_restante: secondsLeft(prova, aluno, agora),
    qtde_itens_respondidos: sum(materias.map((materia) => materia.qtde_questoes_respondidas)),
  };
}
