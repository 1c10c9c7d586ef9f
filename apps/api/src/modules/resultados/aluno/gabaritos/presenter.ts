/**
 * Shapes of answer keys in responses. It withholds grades before release, and its items carry only the keys the student
 * may see.
 */
import { byOrdem, fasesBloqueadas } from '@luneta/domain/fase';
import { canBeAnswered } from '@luneta/domain/prova-prazo';
import { notaDaRedacao } from '@luneta/domain/correcao-redacao';
import { marcaOuBranco } from '@luneta/domain/nota';
import { notasDoGabarito, percentualAcertoDaTurma } from '@luneta/domain/nota-exibida';
import type { components } from '@luneta/openapi';

import { iso } from '../../../../http/iso.ts';
import type { Revealed } from '../../../questoes/index.ts';
import { isLiberado, wasPresent } from '../resultados/policy.ts';
import type { Redacoes } from '../resultados/redacao.ts';
import { redacaoNota } from '../resultados/presenter.ts';
import type { ResultadoRow } from '../resultados/store.ts';
import type { FaseDoPlanoRow } from '../resultados/estudo.ts';
import type { GabaritoItemRow, MateriaRow } from './store.ts';

type Schemas = components['schemas'];
type Item = Revealed<GabaritoItemRow>;

/** Percent of the points, 0 to 100; null before release, for an absent student, and without questions. */
function percent(row: ResultadoRow, agora: Date): number | null {
  return isLiberado(row, agora) && row.presente ? row.desempenho : null;
}

/** The grades of the list and of the detail (NOT-13). An exam of an essay alone has those of its essay (COR-7). */
function notas(row: ResultadoRow, agora: Date) {
  const redacao = redacaoNota(row, agora);
  if (row.tem_itens) return notasDoGabarito(percent(row, agora));
  return notasDoGabarito(redacao === null ? null : notaDaRedacao(redacao, 100));
}

/** What list and detail say alike. */
function head(row: ResultadoRow, agora: Date) {
  return {
    turma_avaliacao_id: row.turma_avaliacao_id,
    descricao: row.descricao,
    data_aplicacao: iso(row.inicio_em),
    situacao: isLiberado(row, agora) ? ('liberado' as const) : ('em_correcao' as const),
    gabarito_liberado_em: iso(row.liberado_em),
    prova_em_andamento: canBeAnswered(row.fim_em?.getTime() ?? null, agora.getTime()),
  };
}

export function presentListItem(
  row: ResultadoRow,
  materias: readonly MateriaRow[],
  agora: Date,
): Schemas['GabaritoListaItem'] {
  return {
    ...head(row, agora),
    nota_media: notas(row, agora).nota_media,
    presente_avaliacao: wasPresent(row),
    is_only_redacao: !row.tem_itens,
    disciplinas: materias.map((materia) => materia.materia_nome),
  };
}

/** Each subject of the navigation with the cycles of its exams. */
export function presentFiltros(
  rows: readonly ResultadoRow[],
  materias: ReadonlyMap<number, readonly MateriaRow[]>,
): Schemas['GabaritoFiltros'] {
  const filtro = new Map<number, { materia_nome: string; ciclos: Set<number> }>();
  for (const row of rows) {
    for (const { materia_id, materia_nome, fora_do_gabarito } of materias.get(row.turma_avaliacao_id) ?? []) {
      if (fora_do_gabarito) continue;
      const entry = filtro.get(materia_id) ?? { materia_nome, ciclos: new Set() };
      entry.ciclos.add(row.ciclo);
      filtro.set(materia_id, entry);
    }
  }
  const entries = [...filtro].map(([materia_id, { materia_nome, ciclos }]) => ({
    materia_id,
    materia_nome,
    ciclo_numero_referencia: [...ciclos].toSorted((x, y) => x - y),
  }));
  return { filtro: entries.toSorted((x, y) => x.materia_nome.localeCompare(y.materia_nome, 'pt-BR')) };
}

/** Points of a text answer: those the marker gave, or 0 for a blank, which nobody marks (rule NOT-10). */
function pontosDoTexto({ subjetiva, pontuacao_correcao, online, tem_texto }: Item): number | null {
  return subjetiva ? marcaOuBranco(pontuacao_correcao, { online, texto: tem_texto }) : null;
}

type FaseDoPlano = NonNullable<Schemas['GabaritoItem']['fase_plano_acao']>;

/** The phase that repeats each item, by `avaliacao_item.id`; a phase without questions trains nothing. */
function fasesPorItem(plano: readonly FaseDoPlanoRow[]): ReadonlyMap<number, FaseDoPlano> {
  const byItem = new Map<number, FaseDoPlano>();
  for (const trilha_id of new Set(plano.map((fase) => fase.trilha_id))) {
    const fases = byOrdem(plano.filter((fase) => fase.trilha_id === trilha_id));
    const locked = fasesBloqueadas(fases, false);
    for (const [index, fase] of fases.entries()) {
      if (fase.qtde_itens_total === 0) continue;
      const { materia_id, objeto_conhecimento_id, objeto_conhecimento_descricao, ordem_oic, itens } = fase;
      const shown = { materia_id, objeto_conhecimento_id, objeto_conhecimento_descricao };
      for (const item of itens) byItem.set(item, { ...shown, numero: index + 1, bloqueado: locked.has(ordem_oic) });
    }
  }
  return byItem;
}

/** @param pontos the value of an item with options */
function presentItem(item: Item, pontos: number, fase: FaseDoPlano | undefined): Schemas['GabaritoItem'] {
  return {
    ...(fase !== undefined && { fase_plano_acao: fase }),
    numero: item.numero,
    banco_questao_id: item.questao_id,
    turma_avaliacao_questao_resposta_id: item.item_id,
    item_resposta: item.item_resposta,
    dupla_marcacao: item.dupla_marcacao,
    gabarito: item.gabarito,
    questao_anulada: item.anulada,
    percentual_acerto: item.keyVisible ? percentualAcertoDaTurma({ ...item, presentes: item.respondentes }) : null,
    subjetiva: item.subjetiva,
    gabarito_bonificado: item.gabarito_bonificado,
    pontuacao_correcao: item.keyVisible ? pontosDoTexto(item) : null,
    pontuacao_avaliacao: item.subjetiva ? item.pontuacao : pontos,
    presente_avaliacao: item.presente_no_dia,
    dia_prova: item.dia_prova,
    lingua_estrangeira: item.lingua_estrangeira,
    texto_resposta: item.texto_resposta || null,
  };
}

/** An answer key with its parts. */
export type GabaritoParts = {
  readonly row: ResultadoRow;
  readonly itens: readonly Item[];
  readonly redacoes: Redacoes;
  /** Phases of the student's open action plans of the exam; none before the release. */
  readonly plano: readonly FaseDoPlanoRow[];
};

export function presentGabarito({ row, itens, redacoes, plano }: GabaritoParts, agora: Date): Schemas['Gabarito'] {
  const resumo = new Map<number, Schemas['GabaritoMateria']>();
  const fases = fasesPorItem(plano);
  for (const item of itens) {
    const { materia_id, materia_nome, fora_do_gabarito } = item;
    const materia = resumo.get(materia_id) ?? { materia_id, materia_nome, fora_do_gabarito, itens: [] };
    materia.itens.push(presentItem(item, row.nota_maxima / itens.length, fases.get(item.item_id)));
    resumo.set(materia_id, materia);
  }
  return {
    ...head(row, agora),
    serie: row.serie,
    ciclo: row.ciclo,
    desempenho: percent(row, agora),
    nota: notas(row, agora).nota,
    presente_avaliacao: wasPresent(row),
    resumo: [...resumo.values()],
    ...redacoes,
  };
}
