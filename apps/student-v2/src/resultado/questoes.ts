/** Turns the questions of a result into the map of hits and the answer key. Pure. */
import type { ResultadoQuestaoItem } from '@luneta/api-client';
import {
  dificuldadeOfQuestao,
  itemVerdict,
  letraOf,
  normalizeItemResposta,
  type ItemResposta,
  type ItemVerdict,
} from '@luneta/domain';
import type { AnswerKeyGroup, HitMapItem } from '@luneta/ui';

import { copy } from './copy.ts';

type Href = (banco_questao_id: number) => string;

/** What counts as a hit on screen: right, annulled or bonus (rule NOT-5). */
const HITS: readonly ItemVerdict[] = ['acerto', 'anulada', 'bonificada'];

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

export function hitMapItems(questoes: readonly ResultadoQuestaoItem[], presente: boolean, href: Href): HitMapItem[] {
  return questoes.map((questao) => ({
    id: questao.banco_questao_id,
    number: questao.numero,
    state: verdictOf(questao, presente),
    difficulty: dificuldadeOfQuestao(questao),
    href: href(questao.banco_questao_id),
  }));
}

export function keyGroups(questoes: readonly ResultadoQuestaoItem[], presente: boolean, href: Href): AnswerKeyGroup[] {
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
    return { subject, rows, hits: copy.hits(rows.filter((row) => HITS.includes(row.verdict)).length, rows.length) };
  });
}
