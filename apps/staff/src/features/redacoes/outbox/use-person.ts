import { useConta, useSession } from '@luneta/app-shell';

/** Names the signed-in person among those who use this device, for what is kept until the server has it. */
export function usePerson(): string {
  const { metadata, perfil_real } = useSession();
  const { nome } = useConta();
  return [metadata?.escola_id, perfil_real, metadata?.email ?? nome].join('/');
}
