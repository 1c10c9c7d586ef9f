export { MyPositionCard, type MyPositionCardProps } from './my-position-card/my-position-card.tsx';
export { Podium, type PodiumProps, PodiumSkeleton } from './podium/podium.tsx';
export type { RankedStudent, RankingWords } from './ranked-student.ts';
export { RankingBoard, type RankingBoardProps } from './ranking-board/ranking-board.tsx';
export { RankingList, type RankingListProps } from './ranking-list/ranking-list.tsx';
export { RankingRow, type RankingRowProps } from './ranking-list/ranking-row.tsx';
export { RankingTable, type RankingTableProps } from './ranking-table/ranking-table.tsx';
export { type StarBar, StarBars, type StarBarsProps } from './star-bars/star-bars.tsx';
