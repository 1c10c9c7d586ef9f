/** The six steps of an exam that is being made, and which of them a check belongs to. Pure. */
import type { Checagem } from '@luneta/api-client';

export const ETAPAS = ['oque', 'dias', 'questoes', 'turmas', 'conferir', 'publicar'] as const;
export type Etapa = (typeof ETAPAS)[number];

/** Name of the step in the address. */
export const ETAPA_PARAM = 'etapa';

/** The step that the address names; null where it names none. */
export const etapaDe = (text: string | null): Etapa | null => ETAPAS.find((etapa) => etapa === text) ?? null;

export const lugarDe = (etapa: Etapa): number => ETAPAS.indexOf(etapa) + 1;

const CAMPOS: Readonly<Record<string, Etapa>> = {
  descricao: 'oque',
  codigo: 'oque',
  ciclo_id: 'oque',
  serie_id: 'oque',
  nota_maxima: 'oque',
  dias: 'dias',
  solicitar_idioma: 'dias',
  turmas: 'turmas',
};
/** Checks of a day, not of its questions. */
const DO_DIA: readonly string[] = ['dia_repetido', 'proposta_inexistente', 'tempo_curto', 'tempo_longo'];

/** The step where what a check says can be mended. */
export function etapaDaChecagem({ codigo, alvo }: Pick<Checagem, 'codigo' | 'alvo'>): Etapa {
  const own = alvo.campo === undefined ? undefined : CAMPOS[alvo.campo];
  if (own !== undefined) return own;
  if (alvo.turma_id !== undefined && alvo.questao_id === undefined) return 'turmas';
  return DO_DIA.includes(codigo) ? 'dias' : 'questoes';
}

/** What is missing, by step. */
export function faltasPorEtapa<One extends Pick<Checagem, 'codigo' | 'alvo'>>(
  checagens: readonly One[],
): ReadonlyMap<Etapa, readonly One[]> {
  const found = new Map<Etapa, One[]>();
  for (const one of checagens) {
    const etapa = etapaDaChecagem(one);
    found.set(etapa, [...(found.get(etapa) ?? []), one]);
  }
  return found;
}

/** Where a draft that is opened goes on: the first step that lacks something, else the checks. */
export const proximaEtapa = (faltas: ReadonlyMap<Etapa, unknown>): Etapa =>
  ETAPAS.find((etapa) => faltas.has(etapa)) ?? 'conferir';
