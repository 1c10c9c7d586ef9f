/** Turns the rows of a ranking into what its components show. Pure; places come from the server. */
import type { RankingEstrelas } from '@luneta/api-client';
import { nextPlace, PODIUM_SIZE, splitPodium } from '@luneta/domain';
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
  listLabel: string;
  /** Nobody has a star: there is nothing to rank yet. */
  semEstrelas: boolean;
  own: RankedStudent | undefined;
  /** Students ranked. */
  total: number;
  /** "Faltam 3 estrelas para o 11º lugar."; undefined for the first. */
  next: string | undefined;
};

export function rankingView({ linhas, ranking_modo, total, propria }: RankingEstrelas): RankingView {
  const students = linhas.map(studentOf);
  const named = ranking_modo === 'nomeado';
  const { podium, list } = named ? splitPodium(students, ({ stars }) => stars) : { podium: [], list: students };
  const above = nextPlace(
    linhas.map((row) => ({ row, posicao: row.posicao })),
    (row) => row.proprio,
    (row) => row.qtde_estrelas,
  );
  return {
    podium,
    list,
    listLabel: named ? (podium.length === PODIUM_SIZE ? copy.list : copy.afterPodium) : copy.window,
    semEstrelas: named && students.length > 0 && podium.length === 0,
    own: students.find((student) => student.own),
    total: propria?.total ?? total,
    next: above === null ? undefined : copy.next(above.falta, `${numberText(above.posicao, 0)}º`),
  };
}
