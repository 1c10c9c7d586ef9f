/** Every finished exam with the way to its answer key, newest first (decision 77). */
import { gabaritosQuery } from '@luneta/api-client/gabaritos';
import { QueryState, usePageTitle, useServices } from '@luneta/app-shell';
import { EmptyState } from '@luneta/ui';
import { useQuery } from '@tanstack/react-query';

import { GabaritoList } from '../../shared/gabaritos/gabarito-item.tsx';
import { ResultadosFrame } from '../../shared/resultados/resultados-frame.tsx';
import { copy } from './copy.ts';
import { ResultadosLoading } from './resultados-loading.tsx';

export function ResultadosGabaritoScreen() {
  const { api } = useServices();
  const heading = usePageTitle(copy.gabaritoTitle);
  const query = useQuery(gabaritosQuery(api));
  return (
    <ResultadosFrame at="gabarito" title={copy.gabaritoTitle} headingRef={heading}>
      <QueryState query={query} loading={<ResultadosLoading />}>
        {({ avaliacoes }) =>
          avaliacoes.length === 0 ? (
            <EmptyState text={copy.empty} />
          ) : (
            <GabaritoList
              gabaritos={[...avaliacoes].sort((a, b) => Date.parse(b.data_aplicacao) - Date.parse(a.data_aplicacao))}
            />
          )
        }
      </QueryState>
    </ResultadosFrame>
  );
}
