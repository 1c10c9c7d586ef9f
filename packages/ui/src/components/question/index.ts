export { AnswersLegend, type AnswersLegendProps, legendStates } from './answers-legend/answers-legend.tsx';
export { Comment, type CommentProps } from './comment/comment.tsx';
export { LanguagePicker, type LanguagePickerProps, type LanguageValue } from './language-picker/language-picker.tsx';
export type { Stopped } from './options/answer-options.tsx';
export { type OptionItem, type OptionWords, optionLetter, optionWords } from './options/option-words.ts';
export { Options, type OptionsProps } from './options/options.tsx';
export { QuestionCard, type QuestionCardProps } from './question-card/question-card.tsx';
export { type ReadingToolsProps, readingScales } from './question-card/reading-tools.tsx';
export { QuestionGrid, type QuestionGridItem, type QuestionGridProps } from './question-grid/question-grid.tsx';
export { QuestionNav, type QuestionNavProps } from './question-nav/question-nav.tsx';
export { QuestionSlide, type QuestionSlideProps } from './question-slide/question-slide.tsx';
export {
  type QuestionState,
  type QuestionWords,
  examQuestionWords,
  questionName,
  questionWords,
} from './question-state/question-state.ts';
export { Disclosure, type DisclosureProps } from './disclosure/disclosure.tsx';
