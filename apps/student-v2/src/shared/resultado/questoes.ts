/** The questions of a result: how each went, the map of hits, the answer key, what to look at again. Pure. */
import type { ResultadoQuestaoItem } from '@luneta/api-client';
import {
  dificuldadeOfQuestao,
  itemVerdict,
  letraOf,
  normalizeItemResposta,
  type Dificuldade,
  type ItemResposta,
  type ItemVerdict,
} from '@luneta/domain';
import type { AnswerKeyGroup, HitMapItem } from '@luneta/ui';

type Href = (banco_questao_id: number) => string;

/** What counts as a hit on screen: right, annulled or bonus (rule NOT-5). */
export const HITS: readonly ItemVerdict[] = ['acerto', 'anulada', 'bonificada'];
/** What is worth looking at again. */
const MISSES: readonly ItemVerdict[] = ['erro', 'branco'];

/** The contract allows any number and the rules know five options. Other numbers count as blank. */
function answerOf({ item_resposta }: ResultadoQuestaoItem): ItemResposta | null {
  const answer = normalizeItemResposta(item_resposta);
  return answer === 'invalid' ? null : answer;
}

const verdictOf = (questao: ResultadoQuestaoItem, presente: boolean) =>
  itemVerdict({ ...questao, item_resposta: answerOf(questao) }, presente);

function letterOf(questao: ResultadoQuestaoItem) {
  const answer = answerOf(questao);
  return answer === null ? null : letraOf(answer);
}

/** One question in the order of the exam. */
export type Passo = {
  readonly banco_questao_id: number;
  readonly numero: number;
  readonly verdict: ItemVerdict;
  readonly dificuldade: Dificuldade | null;
};

/** Every question in the order of the exam, with how it went. */
export const passosOf = (questoes: readonly ResultadoQuestaoItem[], presente: boolean): Passo[] =>
  [...questoes]
    .sort((a, b) => a.dia_prova - b.dia_prova || a.numero - b.numero)
    .map((questao) => ({
      banco_questao_id: questao.banco_questao_id,
      numero: questao.numero,
      verdict: verdictOf(questao, presente),
      dificuldade: dificuldadeOfQuestao(questao),
    }));

export const missesOf = (passos: readonly Passo[]) => passos.filter(({ verdict }) => MISSES.includes(verdict));

/** Hits and questions of each difficulty that the exam has. */
export function hitsByDificuldade(passos: readonly Passo[]) {
  return (['facil', 'medio', 'dificil'] as const).flatMap((dificuldade) => {
    const group = passos.filter((passo) => passo.dificuldade === dificuldade);
    const hits = group.filter(({ verdict }) => HITS.includes(verdict)).length;
    return group.length === 0 ? [] : [{ dificuldade, hits, total: group.length }];
  });
}

export function hitMapItems(questoes: readonly ResultadoQuestaoItem[], presente: boolean, href: Href): HitMapItem[] {
  return passosOf(questoes, presente).map(({ banco_questao_id, numero, verdict, dificuldade }) => ({
    id: banco_questao_id,
    number: numero,
    state: verdict,
    difficulty: dificuldade,
    href: href(banco_questao_id),
  }));
}

export function keyGroups(
  questoes: readonly ResultadoQuestaoItem[],
  presente: boolean,
  href: Href,
  words: (hits: number, total: number) => string,
): AnswerKeyGroup[] {
  const subjects = new Map<string, ResultadoQuestaoItem[]>();
  for (const questao of questoes)
    subjects.set(questao.materia_nome, [...(subjects.get(questao.materia_nome) ?? []), questao]);
  return [...subjects].map(([subject, list]) => {
    const rows = list.map((questao) => ({
      id: questao.banco_questao_id,
      number: questao.numero,
      verdict: verdictOf(questao, presente),
      answer: letterOf(questao),
      correct: questao.gabarito,
      href: href(questao.banco_questao_id),
    }));
    return { subject, rows, hits: words(rows.filter((row) => HITS.includes(row.verdict)).length, rows.length) };
  });
}
