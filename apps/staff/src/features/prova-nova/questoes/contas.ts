/** Totals of an exam by subject, topic and level, and the time that it is expected to take. Pure. */
import type { RascunhoQuestao } from '@luneta/api-client';
import { minutosEsperados, type Dificuldade } from '@luneta/domain';

import { type Dia, numeroOf } from '../valores.ts';
import { lugaresDoDia, type Lugar } from './itens.ts';

export type Contas = {
  readonly lugares: number;
  /** Most first. */
  readonly materias: readonly (readonly [nome: string, quantas: number])[];
  readonly objetos: readonly (readonly [nome: string | null, quantas: number])[];
  readonly niveis: Readonly<Record<Dificuldade, number>>;
  readonly semNivel: number;
  /** Minutes that the questions are expected to take. */
  readonly minutos: number;
  /** Minutes that there are. */
  readonly duracao: number;
  readonly temRedacao: boolean;
};

function counted<Key>(keys: readonly Key[]): [Key, number][] {
  const found = new Map<Key, number>();
  for (const one of keys) found.set(one, (found.get(one) ?? 0) + 1);
  return [...found].sort(([, a], [, b]) => b - a);
}

/** A pair is one place: its first language stands for it. */
const fichaDoLugar = ({ itens }: Lugar, fichas: ReadonlyMap<number, RascunhoQuestao>) =>
  itens.flatMap(({ questao_id }) => fichas.get(questao_id) ?? [])[0];

/** @param fichas what is known of the questions; one that is not known counts as a place alone */
export function contasDe(dias: readonly Dia[], fichas: ReadonlyMap<number, RascunhoQuestao>): Contas {
  const lugares = dias.flatMap(lugaresDoDia);
  const known = lugares.flatMap((lugar) => fichaDoLugar(lugar, fichas) ?? []);
  const levels = known.map(({ dificuldade }) => dificuldade);
  const of = (nivel: Dificuldade) => levels.filter((one) => one === nivel).length;
  return {
    lugares: lugares.length,
    materias: counted(known.map(({ materia_nome }) => materia_nome)),
    objetos: counted(known.map(({ objeto_conhecimento_descricao }) => objeto_conhecimento_descricao)),
    niveis: { facil: of('facil'), medio: of('medio'), dificil: of('dificil') },
    semNivel: levels.filter((one) => one === null).length,
    minutos: minutosEsperados(known),
    duracao: dias.reduce((sum, { duracao_minutos }) => sum + (numeroOf(duracao_minutos) || 0), 0),
    temRedacao: dias.some(({ proposta_redacao_id }) => proposta_redacao_id !== null),
  };
}
