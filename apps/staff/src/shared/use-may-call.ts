/** Whether the person who signed in may make a call, so that a screen offers only what the server would accept. */
import { mayCall, type StaffCall } from '@luneta/api-client/rights';
import { useSession } from '@luneta/app-shell';

/** `const may = useMayCall(); may('createProrrogacao') && <Button … />` */
export function useMayCall(): (call: StaffCall) => boolean {
  const { perfil_real } = useSession();
  return (call) => mayCall(perfil_real, call);
}
