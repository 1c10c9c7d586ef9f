export { ClosedRoadmapNotice, type ClosedRoadmapNoticeProps } from './closed-roadmap-notice/closed-roadmap-notice.tsx';
export { DifficultyFilter, type DifficultyFilterProps } from './difficulty-filter/difficulty-filter.tsx';
export { MediaCard, type MediaCardProps, type MediaTarget } from './media-card/media-card.tsx';
export { type MediaKind, mediaIcons } from './media-card/media-kind.ts';
export { MediaList, type MediaListItem, type MediaListProps } from './media-list/media-list.tsx';
export {
  QuestionEstimates,
  type QuestionEstimate,
  type QuestionEstimatesProps,
} from './question-estimates/question-estimates.tsx';
export { QuizItem, type QuizItemProps, type QuizItemState } from './quiz-item/quiz-item.tsx';
export { RoadmapCard, type RoadmapCardProps, type RoadmapCardTarget } from './roadmap-card/roadmap-card.tsx';
export {
  ReadingLayout,
  type ReadingLayoutProps,
  ReadingSection,
  type ReadingSectionProps,
} from './reading-layout/reading-layout.tsx';
export { SubjectRow, type SubjectRowProps } from './subject-row/subject-row.tsx';
export { type Stat, SummaryStats, type SummaryStatsProps } from './summary-stats/summary-stats.tsx';
export type { VideoAction, VideoRef } from './video-facade/player.ts';
export { VideoFacade, type VideoFacadeProps } from './video-facade/video-facade.tsx';
