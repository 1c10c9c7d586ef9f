import { useSearchParams } from 'react-router';

import { RankingScreen } from '../features/ranking/ranking-screen.tsx';

/** `home/ranking`, and with `?visao=tabela` the older screen (decision 155). */
export function Component() {
  const [search] = useSearchParams();
  return <RankingScreen visao={search.get('visao') === 'tabela' ? 'tabela' : 'lista'} />;
}
