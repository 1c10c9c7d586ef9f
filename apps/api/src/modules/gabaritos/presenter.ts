/**
 * Shapes of answer keys in responses. It withholds grades before release, and its items carry only the keys the student
 * may see.
 */
import { marcaOuBranco, percentualAcerto } from '@luneta/domain/nota';
import type { components } from '@luneta/openapi';

import { iso } from '../../http/iso.ts';
import type { Revealed } from '../../question/reveal.ts';
import { isLiberado, type ResultadoRow } from '../resultados/index.ts';
import type { GabaritoItemRow, MateriaRow } from './store.ts';

type Schemas = components['schemas'];
type Item = Revealed<GabaritoItemRow>;

/**
 * Percent of the points, 0 to 100, for both `nota_media` and `nota` (decision 115); null before release and for an
 * absent student.
 */
function percent(row: ResultadoRow, agora: Date): number | null {
  return isLiberado(row, agora) && row.presente ? row.desempenho : null;
}

function head(row: ResultadoRow, agora: Date) {
  return {
    turma_avaliacao_id: row.turma_avaliacao_id,
    descricao: row.descricao,
    data_aplicacao: iso(row.inicio_em),
    situacao: isLiberado(row, agora) ? ('liberado' as const) : ('em_correcao' as const),
    gabarito_liberado_em: iso(row.liberado_em),
  };
}

export function presentListItem(
  row: ResultadoRow,
  materias: readonly MateriaRow[],
  agora: Date,
): Schemas['GabaritoListaItem'] {
  return {
    ...head(row, agora),
    nota_media: percent(row, agora),
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

/** @param pontos the value of an item with options */
function presentItem(item: Item, pontos: number): Schemas['GabaritoItem'] {
  return {
    numero: item.numero,
    banco_questao_id: item.questao_id,
    turma_avaliacao_questao_resposta_id: item.item_id,
    item_resposta: item.item_resposta,
    gabarito: item.gabarito,
    questao_anulada: item.anulada,
    percentual_acerto: item.keyVisible ? percentualAcerto({ ...item, presentes: item.respondentes }) : null,
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
  readonly serie: string;
  readonly itens: readonly Item[];
};

export function presentGabarito({ row, serie, itens }: GabaritoParts, agora: Date): Schemas['Gabarito'] {
  const resumo = new Map<number, Schemas['GabaritoMateria']>();
  for (const item of itens) {
    const { materia_id, materia_nome, fora_do_gabarito } = item;
    const materia = resumo.get(materia_id) ?? { materia_id, materia_nome, fora_do_gabarito, itens: [] };
    materia.itens.push(presentItem(item, row.nota_maxima / itens.length));
    resumo.set(materia_id, materia);
  }
  return {
    ...head(row, agora),
    serie,
    ciclo: row.ciclo,
    desempenho: percent(row, agora),
    nota: percent(row, agora),
    presente_avaliacao: row.presente ?? row.finalizada_em !== null,
    resumo: [...resumo.values()],
  };
}
