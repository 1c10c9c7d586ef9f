import type { RankingEstrelas } from '@luneta/api-client';
import { EmptyState, MyPositionCard, numberText, RankingBoard, Stack } from '@luneta/ui';

import { copy as words, rankingWords } from '../../shared/ranking/copy.ts';
import { rankingView } from '../../shared/ranking/ranked.ts';

/** The own place first, then the podium and everybody from the fourth row on. */
export function RankingRows({ ranking }: { ranking: RankingEstrelas }) {
  const { podium, list, listLabel, semEstrelas, own, total, next } = rankingView(ranking);
  if (semEstrelas) return <EmptyState text={words.noStars} />;
  return (
    <Stack gap="e20">
      {own && (
        <MyPositionCard
          title={words.own}
          place={own.place}
          outOf={words.outOf(numberText(total, 0))}
          stars={own.stars}
          avatarCode={own.avatarCode}
          next={next}
          words={rankingWords}
        />
      )}
      <RankingBoard
        podium={podium}
        list={list}
        labels={{ podium: words.podium, list: listLabel, window: listLabel }}
        words={rankingWords}
      />
    </Stack>
  );
}
