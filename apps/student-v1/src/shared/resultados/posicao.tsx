/** The own place in the star ranking: computed by the server, or nothing at all (decision 156). */
import type { RankingEstrelas } from '@luneta/api-client';
import { nextPlace } from '@luneta/domain';
import { MyPositionCard, numberText } from '@luneta/ui';

import { copy, rankingWords } from './copy.ts';

export function Posicao({ ranking: { linhas, propria, ranking_modo } }: { ranking: RankingEstrelas }) {
  const own = linhas.find((linha) => linha.proprio);
  if (ranking_modo === 'desligado' || propria === null || own === undefined) return null;
  const above = nextPlace(
    linhas.map((row) => ({ row, posicao: row.posicao })),
    (row) => row.proprio,
    (row) => row.qtde_estrelas,
  );
  return (
    <MyPositionCard
      title={copy.own}
      place={propria.posicao}
      outOf={copy.outOf(numberText(propria.total, 0))}
      stars={own.qtde_estrelas}
      avatarCode={own.avatar_code}
      next={above === null ? undefined : copy.next(above.falta, `${numberText(above.posicao, 0)}º`)}
      words={rankingWords}
    />
  );
}
