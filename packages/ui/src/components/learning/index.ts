export { AttentionCard, type AttentionCardProps } from './attention-card/attention-card.tsx';
export { ChapterRow, type ChapterRowProps } from './chapter-row/chapter-row.tsx';
export { IndexGauge, type IndexGaugeProps } from './index-gauge/index-gauge.tsx';
