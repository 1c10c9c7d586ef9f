/** Which school a screen is about: the one in the address, for profiles that reach several (D 25); else the own one. */
import { scopeOf, isPerfil } from '@luneta/domain';
import { useSession } from '@luneta/app-shell';

import { withParam, useAddress } from '@luneta/app-shell/list';

const PARAM = 'escola';

export function useEscola() {
  const { perfil_real } = useSession();
  const { search, replace } = useAddress();
  const reach = isPerfil(perfil_real) ? scopeOf(perfil_real) : 'self';
  const named = Number(search.get(PARAM) ?? 0);
  return {
    /** Undefined for the own school. */
    escola_id: Number.isInteger(named) && named > 0 ? named : undefined,
    /** Whether there may be more than one to choose from. */
    several: reach === 'all' || reach === 'assigned_schools',
    choose: (escola_id: number) => replace(withParam(PARAM, String(escola_id))),
  };
}
