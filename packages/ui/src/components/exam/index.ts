export {
  AllQuestionsPanel,
  type AllQuestionsPanelProps,
  type PanelQuestion,
} from './all-questions-panel/all-questions-panel.tsx';
export { type DeliveryPart, DeliverySummary, type DeliverySummaryProps } from './delivery-summary/delivery-summary.tsx';
export { EssayEditor, type EssayEditorProps, type EssayStatus } from './essay-editor/essay-editor.tsx';
export { EssayLayout, type EssayLayoutProps, type EssayView } from './essay-layout/essay-layout.tsx';
export { EssayProposal, type EssayProposalProps, type MotivationalText } from './essay-proposal/essay-proposal.tsx';
export { ExamBar, type ExamBarProps } from './exam-bar/exam-bar.tsx';
export { ExamRow, ExamRowList, type ExamRowProps } from './exam-row/exam-row.tsx';
export type { ExamCardState } from './exam-row/exam-states.ts';
export { type Fact, FactsList, type FactsListProps } from './facts-list/facts-list.tsx';
export { type Rule, RulesList, type RulesListProps } from './rules-list/rules-list.tsx';
export { type SubjectBar, SubjectBars, type SubjectBarsProps } from './subject-bars/subject-bars.tsx';
export { TextStats, type TextStatsProps } from './text-stats/text-stats.tsx';
export { Timer, type TimerProps } from './timer/timer.tsx';
export { OpenExamCard, type OpenExamCardProps } from './open-exam-card/open-exam-card.tsx';
export { TimeRing, type TimeRingProps } from './open-exam-card/time-ring.tsx';
