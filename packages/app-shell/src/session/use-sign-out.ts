import { logoutMutation } from '@luneta/api-client/conta';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { useServices } from '../services/context.tsx';

/** Ends the session on the server and here, then runs `after`. It ends here even when the server cannot be reached. */
export function useSignOut(after?: () => void) {
  const { api, session, visit } = useServices();
  const queries = useQueryClient();
  const logout = useMutation(logoutMutation(api));
  async function signOut() {
    // Cancels running calls, which would otherwise fail with 401 after the session has ended.
    await queries.cancelQueries();
    // Runs whatever the server answered, even when this screen was removed because a 401 ended the session first.
    await logout.mutateAsync().catch(() => undefined);
    session.signOut();
    // Signing out needs no message that the session ended.
    visit.update({ notice: null });
    after?.();
  }
  return { pending: logout.isPending, signOut: () => void signOut() };
}
