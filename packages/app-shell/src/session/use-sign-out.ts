import { logoutMutation } from '@luneta/api-client/conta';
import { useMutation } from '@tanstack/react-query';

import { useServices } from '../services/context.tsx';

/** Ends the session on the server and here, then does `after`. Here it ends even when the server cannot be reached. */
export function useSignOut(after?: () => void) {
  const { api, session } = useServices();
  const logout = useMutation(logoutMutation(api));
  function end() {
    session.signOut();
    after?.();
  }
  return { pending: logout.isPending, signOut: () => logout.mutate(undefined, { onSettled: end }) };
}
