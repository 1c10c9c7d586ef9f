/** The forced sign-in of a screen. Its form comes after the first picture: few visits need it. */
import { late } from '../start/late.tsx';

export type SignInDialogProps = {
  open: boolean;
  /** The same student is back. */
  onSignedIn: (turma_aluno_id: number) => void;
};

export const SignInDialog = late<SignInDialogProps>(async () => (await import('./again-dialog.tsx')).AgainDialog);
