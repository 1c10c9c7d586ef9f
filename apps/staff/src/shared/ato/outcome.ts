/** What a dialog does with what came of its act. */
import { errorMessage } from '@luneta/app-shell';
import { useToast } from '@luneta/ui';

/** Why the act failed, as the dialog shows it; undefined as long as it has not. */
export const messageOf = (error: unknown): string | undefined => (error === null ? undefined : errorMessage(error));

/** Ends a dialog whose act was done: it closes, and a message says so. */
export function useDone(onClose: () => void): (text: string) => void {
  const toast = useToast();
  return (text) => {
    onClose();
    toast.show({ tone: 'success', text });
  };
}
