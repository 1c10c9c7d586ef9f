/** Shapes of published exams in responses. */
import { toLocal } from '@luneta/domain/instante-local';
import type { components } from '@luneta/openapi';

import { iso } from '../../../../http/iso.ts';
import type { EventoRow } from './evento-store.ts';
import type { DiaRow, ItemRow, TurmaRow } from './partes-store.ts';
import { faseOf, type Fatos } from './policy.ts';
import { situacaoOf } from './situacao.ts';
import type { AvaliacaoRow, LinhaRow } from './store.ts';

type Schemas = components['schemas'];

export function presentLinha(row: LinhaRow, minha: boolean, agora: Date): Schemas['AvaliacaoGestaoLinha'] {
  const { avaliacao_id, descricao, codigo, especie, tipo_aplicacao, ciclo, serie_nome, autor_nome } = row;
  return {
    avaliacao_conhecimento_id: avaliacao_id,
    descricao,
    codigo,
    especie,
    tipo_aplicacao,
    ciclo,
    serie_nome,
    autor_nome,
    minha,
    situacao: situacaoOf(row, agora),
    qtde_dias: row.qtde_dias,
    qtde_itens: row.qtde_itens,
    turmas: [...row.turmas],
    primeira_inicio: iso(row.inicio_em),
    ultima_fim: iso(row.ultima_fim_em),
    publicada_em: iso(row.publicada_em),
    cancelada_em: iso(row.cancelada_em),
  };
}

const isoText = (text: string | null) => iso(text === null ? null : new Date(text));

export const presentItem = (item: ItemRow): Schemas['AvaliacaoItemGestao'] => ({
  ...item,
  reparado_em: isoText(item.reparado_em),
});

const presentDia = (dia: DiaRow): Schemas['AvaliacaoDiaGestao'] => ({ ...dia, itens: dia.itens.map(presentItem) });

const presentTurma = (row: TurmaRow, zone: string): Schemas['AvaliacaoTurmaGestao'] => ({
  ...row,
  cancelada_em: iso(row.cancelada_em),
  dias: row.dias.map(({ inicio_em, fim_em, ...dia }) => ({
    ...dia,
    inicio: toLocal(Date.parse(inicio_em), zone),
    fim: toLocal(Date.parse(fim_em), zone),
    inicio_em: iso(new Date(inicio_em)),
    fim_em: iso(new Date(fim_em)),
  })),
});

export type Parts = {
  readonly dias: readonly DiaRow[];
  /** Null: every class. */
  readonly reach: readonly number[] | null;
  readonly minha: boolean;
  readonly pode: Schemas['AvaliacaoPode'];
  readonly fuso_horario: string;
};

/** The fields that the exam has for itself. */
function head(row: AvaliacaoRow) {
  const { avaliacao_id, escola_id, descricao, codigo, especie, tipo_aplicacao, nota_maxima, solicitar_idioma } = row;
  const { instrucoes, embaralhar, responde_apos_entrega, ciclo_id, ciclo, serie_id, serie_nome, autor_nome } = row;
  return {
    avaliacao_conhecimento_id: avaliacao_id,
    escola_id,
    descricao,
    codigo,
    especie,
    tipo_aplicacao,
    nota_maxima,
    solicitar_idioma,
    instrucoes,
    embaralhar,
    responde_apos_entrega,
    ciclo_id,
    ciclo,
    serie_id,
    serie_nome,
    autor_nome,
    copiada_de: row.copiada_de,
    publicada_em: iso(row.publicada_em),
    cancelada_em: iso(row.cancelada_em),
    motivo_cancelamento: row.motivo_cancelamento,
    versao: row.versao,
  };
}

export function presentAvaliacao(fatos: Fatos, parts: Parts, agora: Date): Schemas['AvaliacaoGestao'] {
  const { row, turmas, rascunho_id } = fatos;
  const { dias, reach, minha, pode, fuso_horario } = parts;
  return {
    ...head(row),
    minha,
    situacao: situacaoOf(row, agora),
    fase: faseOf(fatos, agora),
    pode,
    fuso_horario,
    rascunho_id,
    dias: dias.map(presentDia),
    turmas: turmas
      .filter(({ turma_id }) => reach === null || reach.includes(turma_id))
      .map((turma) => presentTurma(turma, fuso_horario)),
  };
}

const classes = (depois: EventoRow['depois']): string => {
  const turmas = Array.isArray(depois?.['turmas']) ? depois['turmas'].map(String) : [];
  return turmas.length === 0 ? '' : ` Turmas: ${turmas.join(', ')}.`;
};

/** What changed, in a sentence. */
const TEXTOS: Readonly<Record<EventoRow['tipo'], (row: EventoRow) => string>> = {
  publicada: ({ depois }) => `A prova foi publicada.${classes(depois)}`,
  janelas: ({ depois }) => `Os horários mudaram.${classes(depois)}`,
  turmas: ({ depois }) => `As turmas mudaram.${classes(depois)}`,
  cancelada: ({ depois }) =>
    `${depois?.['parte'] === true ? 'A prova foi cancelada para uma parte das turmas.' : 'A prova foi cancelada.'}${classes(depois)}`,
  restaurada: ({ depois }) => `O cancelamento foi desfeito.${classes(depois)}`,
  anulada: ({ numero }) => `A questão ${numero ?? ''} foi anulada.`,
  desanulada: ({ numero }) => `A anulação da questão ${numero ?? ''} foi desfeita.`,
  bonificada: ({ numero }) => `O ponto da questão ${numero ?? ''} foi dado a todos.`,
  desbonificada: ({ numero }) => `O ponto da questão ${numero ?? ''} deixou de ser de todos.`,
  trocada: ({ numero }) => `A questão ${numero ?? ''} foi corrigida.`,
  chave: ({ numero }) => `O gabarito da questão ${numero ?? ''} mudou.`,
};

export function presentEvento(row: EventoRow): Schemas['AvaliacaoEvento'] {
  const { evento_id, tipo, item_id, numero, motivo, ator_nome } = row;
  return {
    evento_id,
    tipo,
    item_id,
    numero,
    motivo,
    ator_nome,
    criado_em: iso(row.criado_em),
    texto: TEXTOS[tipo](row),
  };
}
