/** The form kit; a separate entry, so that a first page without a form does not load it. Import it from a lazy route. */
export { leaveCopy } from './copy.ts';
export { Form, FormFailure, FormProblems, sends, type FormProps } from './form.tsx';
export { FormDialog, type FormDialogProps } from './form-dialog.tsx';
export { FormRow, type FormRowProps } from './form-row.tsx';
export { FormSaveBar, type FormSaveBarProps } from './form-save-bar.tsx';
export { FormDrawer, type FormDrawerProps } from './form-drawer.tsx';
export type { FormKit, FormOptions, FormStanding } from './form-kit.ts';
export { UnsavedGuard, type UnsavedGuardProps } from './unsaved-guard.tsx';
export { SaveKey, type SaveKeyProps } from './save-key.tsx';
export type { Draft, Drafts } from './drafts.ts';
export { readDraft, useKeptDraft, type Work } from './use-kept-draft.ts';
export { useDrafts } from './use-drafts.ts';
export { useForm } from './use-form.ts';
