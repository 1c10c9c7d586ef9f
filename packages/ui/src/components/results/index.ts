export { AnswerKey, type AnswerKeyGroup, type AnswerKeyProps, type AnswerKeyRow } from './answer-key/answer-key.tsx';
export { type AreaScore, AreaScores, type AreaScoresProps } from './area-scores/area-scores.tsx';
export { AvoidedMistakesCard, type AvoidedMistakesCardProps } from './avoided-mistakes-card/avoided-mistakes-card.tsx';
export { BigScore, type BigScoreProps } from './big-score/big-score.tsx';
export { Figures, type FiguresProps } from './figures/figures.tsx';
export { HitMap, type HitMapItem, type HitMapProps } from './hit-map/hit-map.tsx';
export { ImpactCard, type ImpactCardProps } from './impact-card/impact-card.tsx';
export { numberText, percentText } from './number-text.ts';
export { RankingBadge, type RankingBadgeProps } from './ranking-badge/ranking-badge.tsx';
export { ResultItem, type ResultItemProps } from './result-item/result-item.tsx';
export type { TriMark } from './tri-gauge/gauge-mark.tsx';
export { TriGauge, type TriGaugeProps } from './tri-gauge/tri-gauge.tsx';
export type { StepPictureKind } from './tri-steps/step-picture.tsx';
export { type TriStep, TriSteps, type TriStepsProps } from './tri-steps/tri-steps.tsx';
export { BeforeAfterBar, type BeforeAfterBarProps } from './before-after-bar/before-after-bar.tsx';
export { DifficultyMark, type DifficultyMarkProps } from './difficulty-mark/difficulty-mark.tsx';
export { EngagementMeter, type EngagementMeterProps } from './engagement-meter/engagement-meter.tsx';
export { ClassPercent, type ClassPercentProps } from './class-percent/class-percent.tsx';
export { GabaritoCard, type GabaritoCardProps } from './gabarito-card/gabarito-card.tsx';
export { type EssayMark, EssayMarks, type EssayMarksProps } from './essay-marks/essay-marks.tsx';
export { KeyGrid, type KeyGridGroup, type KeyGridItem, type KeyGridProps } from './key-grid/key-grid.tsx';
export { HitsRing, type HitsRingProps } from './hits-ring/hits-ring.tsx';
export {
  PerformanceLine,
  type PerformanceLineProps,
  type PerformanceLineWords,
} from './performance-line/performance-line.tsx';
export type { PerformancePoint } from './performance-line/scale.ts';
export { VerdictLabel, type VerdictLabelProps } from './verdict-label/verdict-label.tsx';
export { ScoreDials, type ScoreDialsProps } from './score-dials/score-dials.tsx';
export * from './latest-result/latest-result.tsx';
export * from './text-marks/text-marks.tsx';
