/** Shapes files and lines as the contract has them. */
import type { components } from '@luneta/openapi';

import { iso } from '../../http/iso.ts';
import { falhaOf } from './arquivo/falhas.ts';
import type { LinhaRow } from './arquivo/linha-store.ts';
import { type Contagens, SEM_CONTAGEM, type Resumo } from './arquivo/modelo.ts';
import { opcoesOf } from './arquivo/opcoes.ts';
import type { ImportacaoRow } from './arquivo/store.ts';
import { CAMPOS } from './targets/campos.ts';

type Schemas = components['schemas'];

/** How long what a file did can be taken back, and its bytes and values are kept. */
export const GUARDA_MS = 30 * 86_400_000;

const later = (date: Date): Date => new Date(date.getTime() + GUARDA_MS);

/** Until when it can be taken back; null when it cannot. */
export function undoUntil({ situacao, aplicada_em, mais_nova }: ImportacaoRow, agora: Date): Date | null {
  if (situacao !== 'aplicada' || aplicada_em === null || !mais_nova) return null;
  const until = later(aplicada_em);
  return until > agora ? until : null;
}

/** The counts alone. */
export function contagensOf(resumo: Resumo): Contagens {
  const counts = { ...SEM_CONTAGEM };
  for (const [name] of Object.entries(SEM_CONTAGEM)) {
    const value: unknown = Reflect.get(resumo, name);
    if (typeof value === 'number') Object.assign(counts, { [name]: value });
  }
  return counts;
}

export function resumida(row: ImportacaoRow, agora: Date): Schemas['GestaoImportacaoResumida'] {
  const { id, tipo, formato, situacao, nome_arquivo, criada_por_nome } = row;
  return {
    importacao_id: id,
    tipo,
    formato,
    situacao,
    nome_arquivo,
    resumo: contagensOf(row.resumo),
    criada_por_nome,
    criada_em: iso(row.criada_em),
    aplicada_em: iso(row.aplicada_em),
    desfeita_em: iso(row.desfeita_em),
    desfazer_ate: iso(undoUntil(row, agora)),
  };
}

const CODIFICACOES = ['utf-8', 'utf-16', 'windows-1252'] as const;

export function importacaoOf(
  row: ImportacaoRow,
  progresso: Schemas['GestaoImportacaoProgresso'],
  agora: Date,
): Schemas['GestaoImportacao'] {
  const { resumo, erro } = row;
  const until = later(row.aplicada_em ?? row.criada_em);
  const { prova, ...opcoes } = opcoesOf(row.opcoes, row.criada_em);
  return {
    ...resumida(row, agora),
    tamanho: row.tamanho,
    codificacao: CODIFICACOES.find((one) => one === row.codificacao) ?? null,
    amostras: [...(resumo.amostras ?? [])],
    colunas: [...row.colunas],
    campos: CAMPOS[row.tipo].map((campo) => ({ ...campo })),
    planilhas: [...(resumo.planilhas ?? [])],
    opcoes,
    novas_turmas: [...(resumo.novas_turmas ?? [])],
    categorias: [...(resumo.categorias ?? [])],
    parametros: prova && {
      avaliacao_conhecimento_id: prova.tipo === 'avaliacao' ? prova.avaliacao_id : null,
      rascunho_id: prova.tipo === 'rascunho' ? prova.rascunho_id : null,
      descricao: resumo.parametros?.descricao ?? '',
      areas: [...(resumo.parametros?.areas ?? [])],
    },
    rascunho_id: resumo.prova && row.situacao === 'aplicada' ? row.id : null,
    progresso,
    erro: erro === null ? null : { codigo: erro, ...falhaOf(erro) },
    confirmacao_necessaria: resumo.confirmacao ?? null,
    valores_ate: until > agora ? iso(until) : null,
    versao: row.versao,
  };
}

export function linhaOf(row: LinhaRow): Schemas['GestaoImportacaoLinha'] {
  const { lidos = {}, decisao = null, versao = 1 } = row.valores;
  const campos = CAMPOS.alunos.concat(CAMPOS.equipe, CAMPOS.questoes);
  const seen = new Set(campos.map(({ campo }) => campo));
  return {
    ordem: row.ordem,
    arquivo: row.arquivo,
    linha: row.linha,
    acao: row.acao,
    nome: row.valores.questao?.nome ?? lidos.nome ?? lidos.id_externo ?? lidos.login ?? '',
    pessoa_id: row.alvo_tipo === 'pessoa' ? row.alvo_id : null,
    banco_questao_id: row.alvo_tipo === 'questao' ? row.alvo_id : null,
    valores: [...seen].flatMap((campo) => {
      const valor = lidos[campo];
      return valor === undefined ? [] : [{ campo, valor }];
    }),
    mudancas: [...(row.antes?.mudancas ?? [])],
    problemas: [...row.problemas],
    decisao,
    aplicada_em: iso(row.aplicada_em),
    versao,
  };
}
