/**
 * Computes the action plans of an exam, one per subject, from one student's answers. Pure; every rule in it is the
 * domain's.
 */
import { itemVerdict } from '@luneta/domain/nota';
import { planoDataFimMs, planoTopics, type PlanoItem, type PlanoTopic } from '@luneta/domain/plano-acao';
import { abilityOf, expectedHit, notaPrevista } from '@luneta/domain/previsao';

import type { NewTrilha, NewTrilhaFase } from './trilha-store.ts';
import { type Answered, answeredItems, type CalculoAluno, type CalculoItem } from '../../resultados/index.ts';
import type { ItemPlace } from './prova-store.ts';

/** Number of items that version 2 serves from a phase's pool (decision 147). */
const ITENS_POR_FASE = 5;

export type PlanoProva = {
  readonly descricao: string;
  readonly nota_maxima: number;
  readonly itens: readonly CalculoItem[];
  /** By item id. */
  readonly places: ReadonlyMap<number, ItemPlace>;
  /** Questions that may be practised, by topic. */
  readonly pools: ReadonlyMap<number, readonly number[]>;
};

/** An item of the exam as the student met it, with its place and the chance of a hit predicted after the exam. */
type Met = { readonly answered: Answered; readonly place: ItemPlace; readonly chance: number | null };

const isMarkedByKey = ({ item }: Answered) => !item.anulada && !item.subjetiva;

/** Ability by area, from this exam alone. */
function abilities(answered: readonly Answered[]): ReadonlyMap<string, number | null> {
  const areas = new Set(answered.map(({ item }) => item.area_codigo));
  const evidenceOf = (area: string) =>
    answered
      .filter((entry) => entry.item.area_codigo === area && isMarkedByKey(entry) && !entry.item.fora_da_tri)
      .map(({ item, nota }) => ({ tri: item.tri, acertou: itemVerdict(nota, true) === 'acerto' }));
  return new Map([...areas].map((area) => [area, abilityOf(evidenceOf(area))]));
}

function metItems(prova: PlanoProva, aluno: CalculoAluno): Met[] {
  const answered = answeredItems(prova.itens, aluno).filter((entry) => entry.presente);
  const theta = abilities(answered);
  return answered.flatMap((entry) => {
    const place = prova.places.get(entry.item.item_id);
    const chance = expectedHit(entry.item.tri, theta.get(entry.item.area_codigo) ?? null);
    return place ? [{ answered: entry, place, chance }] : [];
  });
}

const toPlanoItem = ({ answered, place, chance }: Met): PlanoItem => ({
  avaliacao_item_id: place.item_id,
  numero: place.numero,
  objeto_conhecimento_id: place.objeto_conhecimento_id,
  verdict: itemVerdict(answered.nota, true),
  desempenho_esperado: chance,
});

/** A topic without a question to practise gets no phase, because nobody could finish it. */
function faseOf(topic: PlanoTopic, prova: PlanoProva): NewTrilhaFase[] {
  const questoes = prova.pools.get(topic.objeto_conhecimento_id);
  const [first] = topic.misses;
  if (!questoes || !first) return [];
  const place = prova.places.get(first.avaliacao_item_id);
  return [
    {
      objeto_conhecimento_id: topic.objeto_conhecimento_id,
      capitulo_numero: place?.capitulo ?? null,
      habilidade_descricao: place?.habilidade ?? null,
      secao: topic.secao,
      qtde_itens: Math.min(ITENS_POR_FASE, questoes.length),
      prova_numero: topic.prova_numero,
      questoes,
      questoes_prova: topic.misses.map(({ avaliacao_item_id, desempenho_esperado }) => ({
        avaliacao_item_id,
        desempenho_esperado,
      })),
    },
  ];
}

/** The plans of one student, with subjects in the order of the exam. */
export function planosOf(prova: PlanoProva, aluno: CalculoAluno, agora: Date): NewTrilha[] {
  const met = metItems(prova, aluno);
  return [...new Set(met.map(({ place }) => place.materia_id))].flatMap((materia_id) => {
    const own = met.filter(({ place }) => place.materia_id === materia_id);
    const fases = planoTopics(own.map(toPlanoItem)).flatMap((topic) => faseOf(topic, prova));
    if (fases.length === 0) return [];
    const counted = own.filter(({ answered }) => isMarkedByKey(answered));
    return [
      {
        tipo: 2 as const,
        turma_avaliacao_id: aluno.turma_avaliacao_id,
        materia_id,
        turma_aluno_id: aluno.turma_aluno_id,
        descricao: prova.descricao,
        aberta_em: agora,
        data_fim: new Date(planoDataFimMs(agora.getTime())),
        nota_prevista_inicial: notaPrevista(
          counted.map(({ chance }) => chance),
          prova.nota_maxima,
        ),
        criada_em: agora,
        fases,
      },
    ];
  });
}
