import type { ReactNode } from 'react';
import { Card } from '../../foundations/card/card.tsx';
import { Stack } from '../../foundations/layout/layout.tsx';
import { Podium } from '../podium/podium.tsx';
import type { RankedStudent, RankingWords } from '../ranked-student.ts';
import { RankingList } from '../ranking-list/ranking-list.tsx';

export interface RankingBoardProps {
  /** The first three; empty where the school shows only the rows around the student. */
  podium: readonly RankedStudent[];
  /** From the fourth row on, or the rows around the student. */
  list: readonly RankedStudent[];
  /** Names of the podium, of the list after it, and of the rows around the student. */
  labels: { podium: string; list: string; window: string };
  /** Words of the ranking. */
  words: RankingWords;
}

/** A whole ranking on one card: the podium and everybody after it in two columns, or the rows around the student. */
export const RankingBoard = ({ podium, list, labels, words }: RankingBoardProps): ReactNode => {
  const whole = podium.length > 0;
  return (
    <Card padding="lg">
      <Stack>
        <Podium label={labels.podium} students={podium} words={words} />
        <RankingList
          label={whole ? labels.list : labels.window}
          students={list}
          words={words}
          columns={whole ? 2 : 1}
        />
      </Stack>
    </Card>
  );
};
