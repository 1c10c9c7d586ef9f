/** Which school a screen is about: the one in the address, for profiles that reach several (D 25); else the own one. */
import { scopeOf, isPerfil } from '@luneta/domain';
import { useSession } from '@luneta/app-shell';
import { useSearchParams } from 'react-router';

const PARAM = 'escola';

export function useEscola() {
  const { perfil_real } = useSession();
  const [search, setSearch] = useSearchParams();
  const reach = isPerfil(perfil_real) ? scopeOf(perfil_real) : 'self';
  const named = Number(search.get(PARAM) ?? 0);
  return {
    /** Undefined for the own school. */
    escola_id: Number.isInteger(named) && named > 0 ? named : undefined,
    /** Whether there may be more than one to choose from. */
    several: reach === 'all' || reach === 'assigned_schools',
    choose: (escola_id: number) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          next.set(PARAM, String(escola_id));
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
  };
}
