/** Places of a day that share a passage: those beside each other, and those that were torn apart. Pure. */
import type { RascunhoQuestao } from '@luneta/api-client';

import type { Lugar } from './itens.ts';

type TextoBase = { readonly texto_base_id: number; readonly titulo: string };
/** Places in a row; with a passage where two or more of them share it. */
export type Trecho = { readonly texto: TextoBase | null; readonly lugares: readonly Lugar[] };

const textoDe = ({ itens }: Lugar, fichas: ReadonlyMap<number, RascunhoQuestao>): TextoBase | null =>
  itens.flatMap(({ questao_id }) => fichas.get(questao_id)?.texto_base ?? [])[0] ?? null;

export function trechosDe(lugares: readonly Lugar[], fichas: ReadonlyMap<number, RascunhoQuestao>): Trecho[] {
  const runs: { texto: TextoBase | null; lugares: Lugar[] }[] = [];
  for (const lugar of lugares) {
    const texto = textoDe(lugar, fichas);
    const last = runs[runs.length - 1];
    if (texto !== null && last?.texto?.texto_base_id === texto.texto_base_id) last.lugares.push(lugar);
    else runs.push({ texto, lugares: [lugar] });
  }
  return runs.map((run) => (run.lugares.length > 1 ? run : { ...run, texto: null }));
}

/** A passage whose places are not beside each other. */
export type Separado = {
  readonly texto: TextoBase;
  readonly numeros: readonly number[];
  readonly ids: ReadonlySet<number>;
};

export function separadosDe(lugares: readonly Lugar[], fichas: ReadonlyMap<number, RascunhoQuestao>): Separado[] {
  const byText = new Map<number, { texto: TextoBase; lugares: Lugar[] }>();
  for (const lugar of lugares) {
    const texto = textoDe(lugar, fichas);
    if (texto === null) continue;
    const found = byText.get(texto.texto_base_id) ?? { texto, lugares: [] };
    found.lugares.push(lugar);
    byText.set(texto.texto_base_id, found);
  }
  return [...byText.values()]
    .filter(({ lugares: own }) => {
      const places = own.map((lugar) => lugares.indexOf(lugar));
      return Math.max(...places) - Math.min(...places) >= own.length;
    })
    .map(({ texto, lugares: own }) => ({
      texto,
      numeros: own.map(({ numero }) => numero),
      ids: new Set(own.flatMap(({ itens }) => itens.map(({ questao_id }) => questao_id))),
    }));
}
