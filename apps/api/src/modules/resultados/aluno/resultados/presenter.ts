/**
 * Shapes of results in responses. It withholds numbers before release, and its items carry only the keys the student
 * may see.
 */
import { notaDaRedacao } from '@luneta/domain/correcao-redacao';
import { type ItemVerdict, itemVerdict, marcaOuBranco, percentualCorrecao } from '@luneta/domain/nota';
import { type NotasDaTurma, notaTriDaTurma, percentualAcertoDaTurma } from '@luneta/domain/nota-exibida';
import { notaTriMaxima, TRI_SCALE, type TriArea } from '@luneta/domain/tri';
import { erroDaMedia } from '@luneta/domain/tri-explica';
import type { components } from '@luneta/openapi';

import { iso } from '../../../../http/iso.ts';
import { presentQuestao, type Revealed } from '../../../questoes/index.ts';
import { presentBaseTri } from './base-tri.ts';
import type { FalhasDaMateria } from './falhas.ts';
import type { AreaRow, ResultadoItemRow } from './itens-store.ts';
import { isLiberado, wasPresent } from './policy.ts';
import type { Redacoes } from './redacao.ts';
import type { ResultadoRow } from './store.ts';

type Schemas = components['schemas'];
type Item = Revealed<ResultadoItemRow>;

/** Maps authored difficulty to the contract's scale of 1 to 5. Authors use the middle three. */
const PROFESSOR = { facil: 2, medio: 3, dificil: 4 } as const;

export function isTriArea(codigo: string): codigo is TriArea {
  return codigo in TRI_SCALE;
}

const isOnlyRedacao = (row: ResultadoRow) => !row.tem_itens;

/** The grade of an exam with only an essay; null until the essay is marked (decision 120). */
function essayNota(row: ResultadoRow, agora: Date): number | null {
  if (row.tem_itens || row.nota_redacao === null || !isLiberado(row, agora)) return null;
  return notaDaRedacao(row.nota_redacao, row.nota_maxima);
}

/**
 * The mark of the essays, shown beside the grade (rule COR-8). It is null before release, for an absent student, and
 * until each essay is marked.
 */
export const redacaoNota = (row: ResultadoRow, agora: Date) =>
  isLiberado(row, agora) && row.presente ? row.nota_redacao : null;

/** Marks of a row. All are null before release, for an absent student, and when there is nothing to mark. */
function marks(row: ResultadoRow, agora: Date) {
  const counts = isLiberado(row, agora) && row.presente && row.tem_itens;
  return {
    nota: counts ? row.nota : essayNota(row, agora),
    nota_tri: counts ? row.nota_tri : null,
    base_tri: counts ? presentBaseTri(row, { codigo: row.codigo, area: null }) : null,
    desempenho: counts ? row.desempenho : null,
    nota_agregada: counts ? row.nota_agregada : null,
    ranking: counts ? row.ranking : null,
    origem_tri: counts ? row.origem_tri : null,
  };
}

function status(row: ResultadoRow, agora: Date) {
  return {
    situacao: isLiberado(row, agora) ? ('liberado' as const) : ('em_correcao' as const),
    gabarito_liberado_em: iso(row.liberado_em),
  };
}

/** The error of the score that the list shows (rule TRE-3). */
const erroDaLista = (row: ResultadoRow, agora: Date) => ({
  erro_padrao: marks(row, agora).nota_tri === null ? null : erroDaMedia(row.erros_tri),
});

export function presentListItem(row: ResultadoRow, agora: Date): Schemas['ResultadoListaItem'] {
  return {
    id: row.turma_avaliacao_id,
    ciclo_avaliacao_id: row.ciclo_id,
    ciclo: row.ciclo,
    nota_maxima: row.nota_maxima,
    descricao: row.descricao,
    data_hora_inicial_1_dia: iso(row.inicio_em),
    is_only_redacao: isOnlyRedacao(row),
    nota_redacao: redacaoNota(row, agora),
    ...marks(row, agora),
    ...erroDaLista(row, agora),
    melhor_da_turma: isLiberado(row, agora) && row.melhor_da_turma === true,
    ...status(row, agora),
  };
}

export function presentFalhas({ falhas, materia_id, materia_nome }: FalhasDaMateria): Schemas['FalhasEvitadas'] {
  return { materia_id, materia_nome, ...falhas };
}

/** Hits as the screens count them; null for an item that is not marked by a key. */
const HITS: Readonly<Record<ItemVerdict, boolean | null>> = {
  acerto: true,
  anulada: true,
  bonificada: false,
  erro: false,
  branco: false,
  subjetiva: null,
};

/** Points that a person gave to a text answer; null while it waits (rule NOT-10), and for items with options. */
function fractionOf({ subjetiva, pontuacao, pontuacao_item, online, tem_texto }: Item): number | null {
  const corrigida = pontuacao === null ? null : percentualCorrecao(pontuacao, pontuacao_item);
  return subjetiva ? marcaOuBranco(corrigida, { online, texto: tem_texto }) : null;
}

function verdictOf(item: Item): ItemVerdict {
  if (!item.presente_no_dia) return 'branco';
  return itemVerdict({ ...item, percentual_pontuacao_correcao: fractionOf(item) }, true);
}

/** Fields that depend on the key. They are shown once the result is released and no other exam still needs the key. */
function keyed(item: Item) {
  const { keyVisible, dificuldade } = item;
  const verdict = keyVisible ? verdictOf(item) : null;
  return {
    acertou: verdict && HITS[verdict],
    acertou_bonificacao: verdict === 'bonificada',
    percentual_acerto: keyVisible ? percentualAcertoDaTurma({ ...item, presentes: item.respondentes }) : null,
    nivel_dificuldade: keyVisible ? item.tri_b : null,
    nivel_dificuldade_professor: keyVisible && dificuldade ? PROFESSOR[dificuldade] : null,
    gabarito: item.gabarito,
  };
}

function presentItem(item: Item, pontos: number): Schemas['ResultadoQuestaoItem'] {
  const fraction = item.keyVisible ? fractionOf(item) : null;
  const { numero, anulada, subjetiva, gabarito_bonificado, item_resposta, dupla_marcacao } = item;
  const { banco_questao_id, materia_id, materia_nome } = item;
  return {
    numero,
    anulada,
    subjetiva,
    gabarito_bonificado,
    item_resposta,
    dupla_marcacao,
    banco_questao_id,
    materia_id,
    materia_nome,
    ...keyed(item),
    pontuacao_correcao: fraction === null ? null : fraction * pontos,
    percentual_pontuacao_correcao: fraction,
    pontuacao_avaliacao: pontos,
    dia_prova: item.dia_prova,
    area_codigo: isTriArea(item.area_codigo) ? item.area_codigo : null,
    lingua_estrangeira: item.lingua_estrangeira,
  };
}

/** A result with its parts. The caller passes `areas` only when they may be seen. */
export type ResultadoParts = {
  readonly row: ResultadoRow;
  readonly areas: readonly AreaRow[];
  readonly itens: readonly Item[];
  /** Null before release and for an absent student. */
  readonly turma: NotasDaTurma | null;
  /** null before release, for an absent student, and when no roadmap belongs to the exam. */
  readonly trilha_estudos: Schemas['TrilhaEstudos'];
  readonly redacoes: Redacoes;
};

/** What the area was out of: the score of who hits every item of it. */
function maximaOf(codigo: TriArea, itens: readonly Item[]): number | null {
  const ofArea = itens.filter((item) => item.area_codigo === codigo);
  return notaTriMaxima(
    codigo,
    ofArea.map(({ tri_a: a, tri_b: b, tri_c: c, anulada, fora_da_tri, subjetiva }) => ({
      tri: a === null || b === null || c === null ? null : { a, b, c },
      // Only asked where there is a score: what has no parameters stood outside it.
      anulada: anulada || fora_da_tri || subjetiva || a === null,
    })),
  );
}

function presentAreas(prova: string, areas: readonly AreaRow[], itens: readonly Item[]): Schemas['ResultadoArea'][] {
  return areas.flatMap((row) => {
    const { codigo, nome, acertos, total, nota_tri, erro_padrao } = row;
    if (!isTriArea(codigo)) return [];
    const nota_tri_maxima = nota_tri === null ? null : maximaOf(codigo, itens);
    const base_tri = presentBaseTri(row, { codigo: prova, area: codigo });
    return [{ codigo, nome, nota_tri, nota_tri_maxima, base_tri, erro_padrao, acertos, total }];
  });
}

export function presentResultado(
  { row, areas, itens, turma, trilha_estudos, redacoes }: ResultadoParts,
  agora: Date,
): Schemas['Resultado'] {
  const liberado = isLiberado(row, agora);
  const { nota, nota_tri, base_tri, desempenho, origem_tri } = marks(row, agora);
  const materias = new Map(itens.map((item) => [item.materia_id, item.materia_nome]));
  const [only] = materias.size === 1 ? materias : [];
  return {
    id: row.turma_avaliacao_id,
    nota,
    presente_avaliacao: wasPresent(row),
    nota_tri,
    nota_tri_turma: nota_tri === null || turma === null ? null : notaTriDaTurma(turma),
    base_tri,
    descricao: row.descricao,
    desempenho_geral: desempenho,
    nota_maxima: row.nota_maxima,
    data_finalizada: iso(row.finalizada_em),
    ciclo: row.ciclo,
    materia_id: only?.[0] ?? null,
    materia_nome: only?.[1] ?? null,
    tipo_aplicacao: row.tipo_aplicacao,
    questoes: itens.map((item) => presentItem(item, row.nota_maxima / itens.length)),
    trilha_estudos,
    data_hora_inicial_1_dia: iso(row.inicio_em),
    areas: liberado ? presentAreas(row.codigo, areas, itens) : [],
    ...status(row, agora),
    tempo_utilizado: liberado ? row.tempo_utilizado : null,
    origem_tri,
    nota_redacao: redacaoNota(row, agora),
    ...redacoes,
  };
}

export function presentResultadoQuestao(item: Item): Schemas['ResultadoQuestao'] {
  const { acertou, percentual_acerto } = keyed(item);
  return {
    ...presentQuestao(item),
    numero: item.numero,
    dia_prova: item.dia_prova,
    materia_id: item.materia_id,
    materia_nome: item.materia_nome,
    item_resposta: item.item_resposta,
    dupla_marcacao: item.dupla_marcacao,
    subjetiva: item.subjetiva,
    texto_resposta: item.texto_resposta || null,
    acertou,
    anulada: item.anulada,
    percentual_acerto,
    lingua_estrangeira: item.lingua_estrangeira,
  };
}
