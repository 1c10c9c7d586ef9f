/**
 * The answers of students in a finished exam. They are drawn from the items' own parameters, so that the scores look like a
 * real class. Returns rows and writes nothing.
 */
import { probability } from '@luneta/domain/tri';

import { linguaOf } from './content.ts';
import type { DemoDia, DemoItem } from './exams.ts';
import type { Random } from './random.ts';

const MINUTE = 60_000;
const LETTERS = 'ABCDE';
/** Percentage of the unknown answers that stay blank. */
const BLANK = 0.06;
/** Percentage of attempts that run out of time instead of being handed in. */
const LATE = 0.1;

export type DrawnAnswer = {
  readonly item: DemoItem;
  readonly item_resposta: number;
  readonly seq: number;
  readonly gravada_em: Date;
};

export type DrawnAttempt = {
  readonly lingua_estrangeira: 1 | 2;
  /** The day asks for a language. */
  readonly lingua_escolhida: boolean;
  readonly iniciada_em: Date;
  readonly prazo_em: Date;
  readonly entregue_em: Date | null;
  readonly encerrada_em: Date;
  readonly encerrada_por: 'aluno' | 'sistema';
  readonly respostas: readonly DrawnAnswer[];
};

export type Taker = { readonly theta: number; readonly versao: 1 | 2; readonly fator_tempo: number };

function choose(item: DemoItem, theta: number, rng: Random): number | null {
  const { tri, gabarito } = item.questao;
  const key = LETTERS.indexOf(gabarito) + 1;
  const knows = rng.next() < probability(tri, theta);
  const blank = rng.next() < BLANK;
  const other = rng.int(1, LETTERS.length - 1);
  if (knows) return key;
  if (blank) return null;
  return other >= key ? other + 1 : other;
}

/** One student's attempt at one day. `agora` is the moment at which the demo is written. */
export function drawAttempt(
  dia: DemoDia,
  { theta, versao, fator_tempo }: Taker,
  agora: Date,
  rng: Random,
): DrawnAttempt {
  const opens = agora.getTime() + dia.inicio;
  const closes = agora.getTime() + dia.fim;
  const duration = dia.duracao_minutos * fator_tempo * MINUTE;
  const iniciada = opens + rng.int(0, Math.floor((closes - opens) / MINUTE) - dia.duracao_minutos * 2) * MINUTE;
  const prazo = Math.min(closes, iniciada + duration);
  const late = rng.next() < LATE;
  const spent = Math.round(duration * (0.45 + rng.next() * 0.5));
  const entregue = late ? null : iniciada + spent;
  // Version 1 accepts answers after delivery until time is over, so only the clock closes the attempt (decision 92).
  const encerrada = versao === 1 || entregue === null ? prazo : entregue;
  const lingua_estrangeira = rng.next() < 0.6 ? 1 : 2;
  const mine = dia.itens.filter(({ questao }) => [null, lingua_estrangeira].includes(linguaOf(questao)));
  const step = Math.floor(((entregue ?? prazo) - iniciada) / (mine.length + 1));
  const respostas = mine.flatMap((item, i) => {
    const item_resposta = choose(item, theta, rng);
    return item_resposta === null
      ? []
      : [{ item, item_resposta, seq: i + 1, gravada_em: new Date(iniciada + step * (i + 1)) }];
  });
  return {
    lingua_estrangeira,
    lingua_escolhida: dia.itens.some(({ questao }) => linguaOf(questao) !== null),
    iniciada_em: new Date(iniciada),
    prazo_em: new Date(prazo),
    entregue_em: entregue === null ? null : new Date(entregue),
    encerrada_em: new Date(encerrada),
    encerrada_por: versao === 1 || entregue === null ? 'sistema' : 'aluno',
    respostas,
  };
}
