/** A booklet in the parts in which it is printed: passages before their questions, languages one after the other. Pure. */
import type { Impressao, ImpressaoItem, ImpressaoQuestao, ImpressaoTextoBase } from '@luneta/api-client';

export type QuestaoImpressa = { readonly item: ImpressaoItem; readonly questao: ImpressaoQuestao };
export type Grupo = {
  /** The first of the questions of a language that stand together. */
  readonly abre: { readonly lingua: 1 | 2; readonly de: number; readonly ate: number } | null;
  readonly texto: ImpressaoTextoBase | null;
  readonly de: number;
  readonly ate: number;
  readonly questoes: readonly QuestaoImpressa[];
};
type Lingua = 1 | 2 | null;

/** Neighbours that are alike, together. */
function runsOf<T>(values: readonly T[], alike: (before: T, value: T) => boolean): T[][] {
  const runs: T[][] = [];
  for (const value of values) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (run && before !== undefined && alike(before, value)) run.push(value);
    else runs.push([value]);
  }
  return runs;
}

const numbersOf = (questoes: readonly QuestaoImpressa[]) => {
  const numbers = questoes.map(({ item }) => item.numero);
  return { de: Math.min(...numbers), ate: Math.max(...numbers) };
};

/** Questions of both languages that stand together: those of one language first, then those of the other. */
const byLanguage = (run: readonly QuestaoImpressa[]): { lingua: Lingua; questoes: QuestaoImpressa[] }[] =>
  ([null, 1, 2] as const)
    .map((lingua) => ({ lingua, questoes: run.filter(({ item }) => item.lingua_estrangeira === lingua) }))
    .filter(({ questoes }) => questoes.length > 0);

/** The booklet in its order. A passage stands before the first of the questions that follow each other with it. */
export function gruposDo({ itens, questoes, textos }: Pick<Impressao, 'itens' | 'questoes' | 'textos'>): Grupo[] {
  const byId = new Map(questoes.map((questao) => [questao.banco_questao_id, questao]));
  const passages = new Map(textos.map((texto) => [texto.texto_base_id, texto]));
  const all = itens.flatMap((item) => {
    const questao = byId.get(item.banco_questao_id);
    return questao ? [{ item, questao }] : [];
  });
  const hasLanguage = ({ item }: QuestaoImpressa) => item.lingua_estrangeira !== null;
  const sections = runsOf(all, (x, y) => hasLanguage(x) === hasLanguage(y)).flatMap(byLanguage);
  return sections.flatMap(({ lingua, questoes: some }) => {
    const groups = runsOf(
      some,
      (x, y) => x.item.texto_base_id !== null && x.item.texto_base_id === y.item.texto_base_id,
    );
    return groups.map((group, n) => ({
      abre: lingua !== null && n === 0 ? { lingua, ...numbersOf(some) } : null,
      texto: passages.get(group[0]?.item.texto_base_id ?? 0) ?? null,
      ...numbersOf(group),
      questoes: group,
    }));
  });
}
