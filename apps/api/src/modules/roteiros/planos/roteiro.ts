/**
 * Writes a study roadmap (type 1): topics that staff chose for a class before an exam. This file and the domain decide
 * which questions its phases hold and what is predicted for them; the author does not.
 */
import { abilityOf, expectedHit, meanExpected } from '@luneta/domain/previsao';
import { roteiroDataFimMs, type Secao } from '@luneta/domain/plano-acao';

import type { Tenant } from '../../../database/tenant.ts';
import { createTrilha, type NewTrilhaFase, type SavedTrilha } from './trilha-store.ts';
import { type CalculoItem, findCalculoItens } from '../../resultados/index.ts';
import { findEvidenciaProvas, type EvidenciaProva } from './evidencia-store.ts';
import { findPools } from './pool-store.ts';
import { findItemPlaces, findTurmaProva, type ItemPlace } from './prova-store.ts';
import { findAlunosAtuais } from './turma-store.ts';

/** Number of items that version 2 serves from a phase's pool (decision 147). */
const ITENS_POR_FASE = 5;

export type RoteiroFase = {
  readonly objeto_conhecimento_id: number;
  readonly secao: Secao;
  readonly capitulo_numero?: number | null;
  readonly capitulo_nome?: string | null;
  readonly habilidade_descricao?: string | null;
  /** Topics of the exam that the phase prepares; the phase's own topic by default. */
  readonly prepara?: readonly number[];
};

export type NewRoteiro = {
  readonly turma_avaliacao_id: number;
  readonly materia_id: number;
  /** The description of the exam by default. */
  readonly descricao?: string;
  /** When students begin to see it; at once by default. */
  readonly aberta_em?: Date;
  /** In the order of the list, one phase per topic. */
  readonly fases: readonly RoteiroFase[];
};

/**
 * Why nothing was written: no such exam, the exam has begun, a topic without a question to practise, or the roadmap
 * exists already.
 */
export type RoteiroRecusa =
  | { readonly recusa: 'prova_nao_encontrada' | 'prova_iniciada' | 'ja_existe' }
  | { readonly recusa: 'sem_questoes'; readonly objeto_conhecimento_id: number };

type Prova = {
  readonly itens: readonly CalculoItem[];
  readonly places: ReadonlyMap<number, ItemPlace>;
  /** The known abilities of the class's students, by area. */
  readonly abilities: ReadonlyMap<string, readonly (number | null)[]>;
};

function abilitiesOf(evidence: readonly EvidenciaProva[]): Prova['abilities'] {
  const groups = new Map<string, Map<number, EvidenciaProva[]>>();
  for (const entry of evidence) {
    const alunos = groups.get(entry.area_codigo) ?? new Map<number, EvidenciaProva[]>();
    groups.set(entry.area_codigo, alunos);
    alunos.set(entry.turma_aluno_id, [...(alunos.get(entry.turma_aluno_id) ?? []), entry]);
  }
  return new Map([...groups].map(([area, alunos]) => [area, [...alunos.values()].map(abilityOf)]));
}

/**
 * The predicted share of hits of the class in an item: the mean over its students, or null while no ability is known.
 */
function classChance({ abilities }: Prova, { area_codigo, tri }: CalculoItem): number | null {
  return meanExpected((abilities.get(area_codigo) ?? []).map((theta) => expectedHit(tri, theta)));
}

function faseOf(fase: RoteiroFase, questoes: readonly number[], prova: Prova): NewTrilhaFase {
  const { prepara = [fase.objeto_conhecimento_id], ...values } = fase;
  const prepared = prova.itens.flatMap((item) => {
    const place = prova.places.get(item.item_id);
    const topic = place?.objeto_conhecimento_id ?? null;
    return place && topic !== null && prepara.includes(topic) ? [{ item, place }] : [];
  });
  const [first] = prepared.toSorted((x, y) => x.place.numero - y.place.numero);
  return {
    ...values,
    qtde_itens: Math.min(ITENS_POR_FASE, questoes.length),
    prova_numero: first?.place.numero ?? null,
    questoes,
    questoes_prova: prepared.map(({ item }) => ({
      avaliacao_item_id: item.item_id,
      desempenho_esperado: classChance(prova, item),
    })),
  };
}

/**
 * Creates the roadmap of a class for an exam that has not begun. It ends when the exam begins. [PLA-8]
 * @param agora releases and answers after this instant are not used
 */
export async function createRoteiro(
  escola: Tenant,
  given: NewRoteiro,
  agora: Date,
): Promise<SavedTrilha | RoteiroRecusa> {
  const { turma_avaliacao_id, materia_id } = given;
  const ta = await findTurmaProva(escola, turma_avaliacao_id);
  if (!ta) return { recusa: 'prova_nao_encontrada' };
  const fim = roteiroDataFimMs(ta.inicio_em?.getTime() ?? null, agora.getTime());
  if (fim === null) return { recusa: 'prova_iniciada' };
  const topics = given.fases.map((fase) => fase.objeto_conhecimento_id);
  const pools = await findPools(escola, topics, ta.avaliacao_id, agora);
  const missing = topics.find((topic) => !pools.has(topic));
  if (missing !== undefined) return { recusa: 'sem_questoes', objeto_conhecimento_id: missing };
  const { itens } = await findCalculoItens(escola, ta.avaliacao_id);
  const places = await findItemPlaces(escola, ta.avaliacao_id);
  const counted = itens.filter(
    (item) => !item.anulada && !item.subjetiva && places.get(item.item_id)?.materia_id === materia_id,
  );
  const areas = [...new Set(counted.map((item) => item.area_codigo))];
  const alunos = areas.length === 0 ? [] : await findAlunosAtuais(escola, ta.turma_id);
  const evidence = alunos.length === 0 ? [] : await findEvidenciaProvas(escola, alunos, agora, areas);
  const prova = { itens: counted, places, abilities: abilitiesOf(evidence) };
  const saved = await createTrilha(escola, {
    tipo: 1,
    turma_avaliacao_id,
    materia_id,
    turma_aluno_id: null,
    descricao: given.descricao ?? ta.descricao,
    prevista_para: ta.inicio_em,
    aberta_em: given.aberta_em ?? agora,
    data_fim: new Date(fim),
    criada_em: agora,
    fases: given.fases.map((fase) => faseOf(fase, pools.get(fase.objeto_conhecimento_id) ?? [], prova)),
  });
  return saved ?? { recusa: 'ja_existe' };
}
