/** Shapes of drafts and of their checks in responses. */
import type { Checagem } from '@luneta/domain/rascunho';
import { lugaresOf } from '@luneta/domain/rascunho';
import type { components } from '@luneta/openapi';

import { iso } from '../../../../http/iso.ts';
import { toPlainText } from '../../../../http/rich-text/plain-text.ts';
import type { QuestaoDoRascunho } from '../../../questoes/index.ts';
import type { RascunhoListado, RascunhoRow } from './store.ts';
import { textoOf } from './textos.ts';
import type { Verificada } from './verificacao.ts';

type Schemas = components['schemas'];

/** The contract's limits. */
const STEM_MAX = 200;
const MAX_PENDENCIAS = 500;

/** @param turmas codes of classes by id, for the sentence */
export const presentChecagem = (checagem: Checagem, turmas: ReadonlyMap<number, string>): Schemas['Checagem'] => {
  const { codigo, gravidade, alvo } = checagem;
  return { codigo, gravidade, texto: textoOf(checagem, turmas.get(alvo.turma_id ?? 0)), alvo };
};

export function presentQuestao(row: QuestaoDoRascunho): Schemas['RascunhoQuestao'] {
  const { banco_questao_id, codigo, situacao, revisao, mais_nova_id, materia_id, materia_nome } = row;
  const { objeto_conhecimento_descricao, dificuldade, lingua_estrangeira, lacrada, texto_base_id } = row;
  return {
    banco_questao_id,
    codigo,
    enunciado: toPlainText(row.enunciado, STEM_MAX),
    tipo: row.subjetiva ? 'discursiva' : 'objetiva',
    situacao,
    revisao,
    mais_nova_id,
    materia_id,
    materia_nome,
    objeto_conhecimento_descricao,
    dificuldade,
    lingua_estrangeira,
    par_id: row.par_raiz_id,
    texto_base: texto_base_id === null ? null : { texto_base_id, titulo: row.texto_base_titulo ?? '' },
    com_tri: row.tri_origem !== null,
    lacrada,
  };
}

export function presentResumo(row: RascunhoListado, meu: boolean, qtde_pendencias: number): Schemas['RascunhoResumo'] {
  const { documento } = row;
  return {
    rascunho_id: row.id,
    descricao: documento.descricao,
    autor_nome: row.autor_nome,
    meu,
    serie_nome: row.serie_nome,
    especie: documento.especie,
    qtde_itens: documento.dias.reduce((sum, dia) => sum + lugaresOf(dia), 0),
    qtde_turmas: documento.turmas.length,
    qtde_pendencias,
    avaliacao_conhecimento_id: row.avaliacao_id,
    arquivado_em: iso(row.arquivado_em),
    atualizado_em: iso(row.atualizado_em),
    versao: row.versao,
  };
}

export type RascunhoParts = {
  readonly escola_id: number;
  readonly fuso_horario: string;
  readonly liberacao: Schemas['LiberacaoModo'];
  readonly pendencias: readonly Checagem[];
  readonly questoes: readonly QuestaoDoRascunho[];
  readonly meu: boolean;
  readonly editavel: boolean;
  readonly publicavel_por_mim: boolean;
};

export function presentRascunho(row: RascunhoRow, parts: RascunhoParts): Schemas['RascunhoAvaliacao'] {
  const { pendencias, questoes, ...rest } = parts;
  return {
    rascunho_id: row.id,
    ...rest,
    documento: row.documento,
    pendencias: pendencias.slice(0, MAX_PENDENCIAS).map((one) => presentChecagem(one, new Map())),
    questoes: questoes.map(presentQuestao),
    autor_nome: row.autor_nome,
    avaliacao_conhecimento_id: row.avaliacao_id,
    arquivado_em: iso(row.arquivado_em),
    criado_em: iso(row.criado_em),
    atualizado_em: iso(row.atualizado_em),
    versao: row.versao,
  };
}

/** The contract's limit. */
const MAX_CHECAGENS = 2_000;

export const presentVerificacao = (
  versao: number,
  { checagens, turmas }: Pick<Verificada, 'checagens' | 'turmas'>,
): Schemas['Verificacao'] => ({
  versao,
  pode_publicar: checagens.every(({ gravidade }) => gravidade !== 'impede'),
  checagens: checagens.slice(0, MAX_CHECAGENS).map((one) => presentChecagem(one, turmas)),
});
