/** The forced sign-in of a screen. Its form comes after the first picture: few visits need it. */
import { lazyPart } from '../start/lazy-part.tsx';

export type SignInDialogProps = {
  open: boolean;
  /** The same student is back. */
  onSignedIn: (turma_aluno_id: number) => void;
};

export const SignInDialog = lazyPart<SignInDialogProps>(async () => (await import('./again-dialog.tsx')).AgainDialog);
