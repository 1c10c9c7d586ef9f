/** `/banco_questoes`, the documented address of the bank, leads to it with the same filters. */
import { Navigate, useSearchParams } from '@luneta/app-shell/router';

import { paths } from '../../shared/paths.ts';

export function BancoQuestoes() {
  const [search] = useSearchParams();
  const filters = search.toString();
  return <Navigate replace to={filters === '' ? paths.questoes : `${paths.questoes}?${filters}`} />;
}
