/**
 * Computes results from items and answers: grades, area scores, item statistics and places, for one assessment over all
 * its classes. Pure: every rule is the domain's, and this file passes it the data.
 */
import { desempenho, marcaOuBranco, nota, notaAgregada, notaCounts } from '@luneta/domain/nota';
import { compareFracoes, desempenhoExato, type Fracao } from '@luneta/domain/fracao';
import { rankBy } from '@luneta/domain/ranking';
import { mediaDasRedacoes } from '@luneta/domain/redacao-nota';

import { openForScoring } from '../../questoes/index.ts';
import { areaOf, meanTri } from './area.ts';
import type { AlunoResultado, Answered, CalculoAluno, CalculoItem, Prova } from './tipos.ts';

/** The items that count for a student. A day not taken gives no hits, not even for annulled items (decision 100). */
export function answeredItems(itens: readonly CalculoItem[], aluno: CalculoAluno): Answered[] {
  return itens.flatMap((item) => {
    const dia = aluno.dias.get(item.dia_prova);
    if (item.lingua_estrangeira !== null && item.lingua_estrangeira !== (dia?.lingua_estrangeira ?? 1)) return [];
    const { gabarito, anulada, subjetiva, gabarito_bonificado } = item;
    const presente = dia !== undefined;
    const given = {
      item_resposta: aluno.respostas.get(item.item_id) ?? null,
      dupla_marcacao: aluno.duplas.has(item.item_id),
      gabarito: openForScoring(gabarito),
      anulada: anulada && presente,
      subjetiva,
      gabarito_bonificado: gabarito_bonificado && presente,
      percentual_pontuacao_correcao: marcaOuBranco(aluno.correcoes.get(item.item_id) ?? null, {
        online: dia?.online ?? false,
        texto: aluno.textos.has(item.item_id),
      }),
    };
    const absent = { ...given, item_resposta: null, dupla_marcacao: false, percentual_pontuacao_correcao: 0 };
    return [{ item, presente, nota: presente ? given : absent }];
  });
}

const notas = (answered: readonly Answered[]) => answered.map((entry) => entry.nota);

function groupBy<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}

/** Seconds on the days with measured time; null when there is no such day. */
function tempoUtilizado({ dias }: CalculoAluno): number | null {
  const measured = [...dias.values()].map(({ segundos }) => segundos).filter((value) => value !== null);
  return measured.length === 0 ? null : measured.reduce((sum, value) => sum + value, 0);
}

/** A result with the fraction that its place follows from (RAN-6). */
type Exato = { readonly result: AlunoResultado; readonly exato: Fracao | null };

function resultOf({ itens, notaMaxima, caderno }: Required<Prova>, aluno: CalculoAluno): Exato {
  const answered = answeredItems(itens, aluno);
  const presente = aluno.dias.size > 0;
  const counts = notaCounts(notas(answered), presente);
  const areas = [...groupBy(answered, ({ item }) => item.area_codigo)].map(([codigo, group]) =>
    areaOf(codigo, group, caderno),
  );
  const days = [...groupBy(answered, ({ item }) => item.dia_prova)].filter(([dia]) => aluno.dias.has(dia));
  const result = {
    aluno,
    presente,
    acertos: counts.acertos,
    itens: counts.itens,
    desempenho: desempenho(notas(answered), presente),
    nota: nota(notas(answered), presente, notaMaxima),
    nota_agregada: notaAgregada(days.map(([, group]) => nota(notas(group), true, notaMaxima))),
    ...meanTri(presente ? areas : [], caderno, answered),
    tempo_utilizado: tempoUtilizado(aluno),
    nota_redacao: mediaDasRedacoes(aluno.redacoes),
    areas,
    ranking: null,
    melhor_da_turma: false,
  };
  return { result, exato: desempenhoExato(notas(answered), presente) };
}

type Presente = Exato & { readonly exato: Fracao };
const isPresente = (one: Exato): one is Presente => one.exato !== null;
const compare = (x: Presente, y: Presente) => compareFracoes(x.exato, y.exato);

/**
 * Places in the school's series, shared by equal grades, and the best grade of each class. A grade of 0 gets no place
 * (decision 116).
 */
function withPlaces(results: readonly Exato[]): AlunoResultado[] {
  const present = results.filter(isPresente);
  const places = new Map<AlunoResultado, number>();
  for (const serie of groupBy(present, ({ result }) => result.aluno.serie_id).values())
    for (const { row, posicao } of rankBy(serie, compare)) places.set(row.result, posicao);
  const best = new Set(
    [...groupBy(present, ({ result }) => result.aluno.turma_id).values()].flatMap((turma) =>
      rankBy(turma, compare)
        .filter(({ posicao }) => posicao === 1)
        .map(({ row }) => row.result),
    ),
  );
  return results.map(({ result }) => ({
    ...result,
    ranking: places.get(result) ?? null,
    melhor_da_turma: best.has(result) && result.desempenho !== null && result.desempenho > 0,
  }));
}

/** Results of all students, in the order given. */
export function compute({ itens, notaMaxima, caderno = [] }: Prova, alunos: readonly CalculoAluno[]): AlunoResultado[] {
  return withPlaces(alunos.map((aluno) => resultOf({ itens, notaMaxima, caderno }, aluno)));
}
