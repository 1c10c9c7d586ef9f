import { logoutMutation } from '@luneta/api-client/conta';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { useServices } from '../services/context.tsx';

/** Ends the session on the server and here, then does `after`. Here it ends even when the server cannot be reached. */
export function useSignOut(after?: () => void) {
  const { api, session, visit } = useServices();
  const queries = useQueryClient();
  const logout = useMutation(logoutMutation(api));
  async function signOut() {
    // What is on its way would come back after the session has ended, as a 401.
    await queries.cancelQueries();
    // Whatever the server said, and although this screen may be gone by then: a 401 ends the session before.
    await logout.mutateAsync().catch(() => undefined);
    session.signOut();
    // Who wanted to leave need not be told that the session ended.
    visit.update({ notice: null });
    after?.();
  }
  return { pending: logout.isPending, signOut: () => void signOut() };
}
