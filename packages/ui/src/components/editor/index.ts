// Entry `@luneta/ui/editor`: the text editor of staff. It is large, so an app loads it when an editor opens.
// `src/index.ts` imports nothing of it.
export { EditorToolbar, type EditorToolbarProps } from './editor-toolbar/editor-toolbar.tsx';
export { previewHtml } from './html/preview-html.ts';
export { ImageUploadProvider, type ImageUpload, type ImageUploadProviderProps } from './image-upload/image-upload.tsx';
export { LeaveGuard, type LeaveGuardProps } from '../overlays/leave-guard/leave-guard.tsx';
export type { OptionDraft } from './option-editor/option-draft.ts';
export { OptionEditor, type OptionEditorProps } from './option-editor/option-editor.tsx';
export { PreviewHtml, type PreviewHtmlProps } from './preview-html/preview-html.tsx';
export { useTypeset } from './preview-html/use-typeset.ts';
export { QuizEditor, type QuizEditorProps } from './quiz-editor/quiz-editor.tsx';
export type { QuizErrors, QuizItem, QuizWords } from './quiz-editor/quiz-item.ts';
export { RichEditor, type RichEditorProps } from './rich-editor/rich-editor.tsx';
export { SectionEditor, type SectionEditorProps, type SectionState } from './section-editor/section-editor.tsx';
export { StudentPreview, type StudentPreviewProps } from './student-preview/student-preview.tsx';
export { type EditorWords, EditorWordsProvider } from './words.tsx';
