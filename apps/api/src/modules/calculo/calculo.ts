/**
 * Computes results from items and answers: grades, area scores, item statistics and places, for one assessment over all
 * its classes. Pure: every rule is the domain's, and this file passes it the data.
 */
import {
  desempenho,
  itemVerdict,
  marcaOuBranco,
  nota,
  notaAgregada,
  notaCounts,
  type NotaItem,
} from '@luneta/domain/nota';
import { roundHalfUp } from '@luneta/domain/numero';
import { rankRows } from '@luneta/domain/ranking';
import { mediaDasRedacoes } from '@luneta/domain/redacao-nota';
import type { ItemResposta, Letra } from '@luneta/domain/resposta';
import { scoreArea, TRI_SCALE, type TriArea, type TriItem } from '@luneta/domain/tri';

import { openForScoring } from '../../question/reveal.ts';
import type { Sealed } from '../../question/seal.ts';

/** Source of an item's parameters. */
export type OrigemTri = 'INEP' | 'demonstração';

export type CalculoItem = {
  readonly item_id: number;
  readonly dia_prova: number;
  readonly lingua_estrangeira: 1 | 2 | null;
  readonly area_codigo: string;
  readonly gabarito: Sealed<Letra | null>;
  readonly anulada: boolean;
  readonly subjetiva: boolean;
  readonly gabarito_bonificado: boolean;
  readonly fora_da_tri: boolean;
  readonly tri: (TriItem & { readonly origem: OrigemTri }) | null;
};

/** One day that a student took. */
export type CalculoDia = {
  readonly lingua_estrangeira: 1 | 2;
  /** True when answered on a screen, false on paper. */
  readonly online: boolean;
  /** Null on paper, where time is not measured. */
  readonly segundos: number | null;
};

export type CalculoAluno = {
  readonly turma_avaliacao_id: number;
  readonly turma_aluno_id: number;
  readonly turma_id: number;
  readonly serie_id: number;
  /** Days taken, by number. A missing day was not taken. */
  readonly dias: ReadonlyMap<number, CalculoDia>;
  readonly respostas: ReadonlyMap<number, ItemResposta | null>;
  /** Subjective items with a text that is not blank. */
  readonly textos: ReadonlySet<number>;
  /** The marked fraction of the points of each text answer (rule NOT-9). */
  readonly correcoes: ReadonlyMap<number, number>;
  /** Marks of the requested essays, 0 to 1000; null while an essay is not marked (rule COR-9). */
  readonly redacoes: readonly (number | null)[];
};

export type AreaResultado = {
  readonly area_codigo: string;
  readonly acertos: number;
  readonly itens: number;
  readonly nota_tri: number | null;
  readonly erro_padrao: number | null;
  readonly origem_tri: OrigemTri | null;
};

export type AlunoResultado = {
  readonly aluno: CalculoAluno;
  readonly presente: boolean;
  readonly acertos: number;
  readonly itens: number;
  readonly desempenho: number | null;
  readonly nota: number | null;
  readonly nota_agregada: number | null;
  readonly nota_tri: number | null;
  readonly tempo_utilizado: number | null;
  readonly nota_redacao: number | null;
  readonly areas: readonly AreaResultado[];
  readonly ranking: number | null;
  readonly melhor_da_turma: boolean;
};

/** An item together with one student's answer. */
export type Answered = { readonly item: CalculoItem; readonly nota: NotaItem; readonly presente: boolean };

/** The items that count for a student. A day not taken gives no hits, not even for annulled items (decision 100). */
export function answeredItems(itens: readonly CalculoItem[], aluno: CalculoAluno): Answered[] {
  return itens.flatMap((item) => {
    const dia = aluno.dias.get(item.dia_prova);
    if (item.lingua_estrangeira !== null && item.lingua_estrangeira !== (dia?.lingua_estrangeira ?? 1)) return [];
    const { gabarito, anulada, subjetiva, gabarito_bonificado } = item;
    const presente = dia !== undefined;
    const given = {
      item_resposta: aluno.respostas.get(item.item_id) ?? null,
      gabarito: openForScoring(gabarito),
      anulada: anulada && presente,
      subjetiva,
      gabarito_bonificado: gabarito_bonificado && presente,
      percentual_pontuacao_correcao: marcaOuBranco(aluno.correcoes.get(item.item_id) ?? null, {
        online: dia?.online ?? false,
        texto: aluno.textos.has(item.item_id),
      }),
    };
    const absent = { ...given, item_resposta: null, percentual_pontuacao_correcao: 0 };
    return [{ item, presente, nota: presente ? given : absent }];
  });
}

const isScale = (codigo: string): codigo is TriArea => codigo in TRI_SCALE;
const notas = (answered: readonly Answered[]) => answered.map((entry) => entry.nota);

/**
 * The result of one area. It has a TRI score when the student took it, the area has a scale and every scored item is
 * calibrated.
 */
function areaOf(area_codigo: string, answered: readonly Answered[]): AreaResultado {
  const { acertos, itens } = notaCounts(notas(answered), true);
  const none = { area_codigo, acertos, itens, nota_tri: null, erro_padrao: null, origem_tri: null };
  if (!isScale(area_codigo) || answered.some((entry) => !entry.presente)) return none;
  const score = scoreArea(
    area_codigo,
    answered.map(({ item, nota: given }) => ({
      tri: item.tri,
      acertou: itemVerdict(given, true) === 'acerto',
      anulada: item.anulada || item.fora_da_tri || item.subjetiva,
    })),
  );
  if (!score) return none;
  const demo = answered.some(({ item }) => item.tri?.origem === 'demonstração');
  return {
    ...none,
    nota_tri: score.nota_tri,
    erro_padrao: score.se * TRI_SCALE[area_codigo].k,
    origem_tri: demo ? 'demonstração' : 'INEP',
  };
}

function groupBy<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}

/** Mean of the areas, to one decimal; null unless the exam has areas and each area has a score. */
function meanTri(areas: readonly AreaResultado[]): number | null {
  const scores = areas.map((area) => area.nota_tri).filter((score) => score !== null);
  if (scores.length === 0 || scores.length < areas.length) return null;
  return roundHalfUp(scores.reduce((sum, score) => sum + score, 0) / scores.length, 1);
}

/** Seconds on the days with measured time; null when there is no such day. */
function tempoUtilizado({ dias }: CalculoAluno): number | null {
  const measured = [...dias.values()].map(({ segundos }) => segundos).filter((value) => value !== null);
  return measured.length === 0 ? null : measured.reduce((sum, value) => sum + value, 0);
}

function resultOf(itens: readonly CalculoItem[], aluno: CalculoAluno, notaMaxima: number): AlunoResultado {
  const answered = answeredItems(itens, aluno);
  const presente = aluno.dias.size > 0;
  const counts = notaCounts(notas(answered), presente);
  const areas = [...groupBy(answered, ({ item }) => item.area_codigo)].map(([codigo, group]) => areaOf(codigo, group));
  const days = [...groupBy(answered, ({ item }) => item.dia_prova)].filter(([dia]) => aluno.dias.has(dia));
  return {
    aluno,
    presente,
    acertos: counts.acertos,
    itens: counts.itens,
    desempenho: desempenho(notas(answered), presente),
    nota: nota(notas(answered), presente, notaMaxima),
    nota_agregada: notaAgregada(days.map(([, group]) => nota(notas(group), true, notaMaxima))),
    nota_tri: presente ? meanTri(areas) : null,
    tempo_utilizado: tempoUtilizado(aluno),
    nota_redacao: mediaDasRedacoes(aluno.redacoes),
    areas,
    ranking: null,
    melhor_da_turma: false,
  };
}

const scoreOf = (result: AlunoResultado) => result.desempenho ?? 0;

/**
 * Places in the school's series, shared by equal grades, and the best grade of each class. A grade of 0 gets no place
 * (decision 116).
 */
function withPlaces(results: readonly AlunoResultado[]): AlunoResultado[] {
  const present = results.filter((result) => result.desempenho !== null);
  const places = new Map<AlunoResultado, number>();
  for (const serie of groupBy(present, (result) => result.aluno.serie_id).values()) {
    for (const { row, posicao } of rankRows(serie, scoreOf)) places.set(row, posicao);
  }
  const best = new Map(
    [...groupBy(present, (result) => result.aluno.turma_id)].map(([turma, rows]) => [
      turma,
      Math.max(...rows.map(scoreOf)),
    ]),
  );
  return results.map((result) => ({
    ...result,
    ranking: places.get(result) ?? null,
    melhor_da_turma:
      result.desempenho !== null && result.desempenho > 0 && result.desempenho === best.get(result.aluno.turma_id),
  }));
}

/** Results of all students, in the order given. */
export function calcular(
  itens: readonly CalculoItem[],
  alunos: readonly CalculoAluno[],
  notaMaxima: number,
): AlunoResultado[] {
  return withPlaces(alunos.map((aluno) => resultOf(itens, aluno, notaMaxima)));
}
