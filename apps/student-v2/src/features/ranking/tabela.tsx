import type { RankingEstrelas } from '@luneta/api-client';
import { Card, RankingTable } from '@luneta/ui';

import { copy as words, rankingWords } from '../../shared/ranking/copy.ts';
import { studentOf } from '../../shared/ranking/ranked.ts';
import { copy } from './copy.ts';

/** The first three and three rows on each side of the student: the server leaves the others out (RAN-3). */
export function Tabela({ ranking }: { ranking: RankingEstrelas }) {
  return (
    <Card>
      <RankingTable
        label={words.title}
        rows={ranking.linhas.map((linha) => ({ ...studentOf(linha), turma: linha.turma_codigo }))}
        heads={copy.heads}
        words={rankingWords}
      />
    </Card>
  );
}
