/** Turns the rows of a ranking into what its components show. Pure; places come from the server. */
import type { RankingEstrelas } from '@luneta/api-client';
import { nextPlace, splitPodium } from '@luneta/domain';
import { numberText, type RankedStudent } from '@luneta/ui';

import { copy } from './copy.ts';

type Linha = RankingEstrelas['linhas'][number];

export const studentOf = (linha: Linha): RankedStudent => ({
  id: linha.turma_aluno_id,
  place: linha.posicao,
  name: linha.aluno_nome,
  avatarCode: linha.avatar_code,
  stars: linha.qtde_estrelas,
  own: linha.proprio,
});

export type RankingView = {
  /** Empty where the school shows only the rows around the student. */
  podium: readonly RankedStudent[];
  /** From the fourth row on, or the rows around the student. */
  list: readonly RankedStudent[];
  own: RankedStudent | undefined;
  /** Students ranked. */
  total: number;
  /** "Faltam 3 estrelas para o 11º lugar."; undefined for the first. */
  next: string | undefined;
};

export function rankingView({ linhas, ranking_modo, total, propria }: RankingEstrelas): RankingView {
  const students = linhas.map(studentOf);
  const { podium, list } = ranking_modo === 'nomeado' ? splitPodium(students) : { podium: [], list: students };
  const above = nextPlace(
    linhas.map((row) => ({ row, posicao: row.posicao })),
    (row) => row.proprio,
    (row) => row.qtde_estrelas,
  );
  return {
    podium,
    list,
    own: students.find((student) => student.own),
    total: propria?.total ?? total,
    next: above === null ? undefined : copy.next(above.falta, `${numberText(above.posicao, 0)}º`),
  };
}
