import { cursoQuery } from '@luneta/api-client/trilha-fase';
import { QueryState, useServices } from '@luneta/app-shell';
import { Card, Heading, Inline, Loading, Pipa, RichHtml, Skeleton, Stack } from '@luneta/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { copy } from './copy.ts';

type ExplicacaoProps = { base_conhecimento_id: number; children: ReactNode };

/** The short explanation of the phase's course, nothing for a course that has none; then what it would move if it came later. */
export function Explicacao({ base_conhecimento_id, children }: ExplicacaoProps) {
  const { api } = useServices();
  const query = useQuery(cursoQuery(api, base_conhecimento_id));
  return (
    <>
      <QueryState
        query={query}
        compact
        loading={
          <Loading label={copy.loading}>
            <Skeleton shape="card" size={150} />
          </Loading>
        }
      >
        {({ explicacao_resumida: pontos }) =>
          pontos.length > 0 && (
            <Card as="section" labelledBy="explicacao">
              <Stack gap="e12">
                <Inline gap="e12">
                  <Pipa mood="pensando" face size={48} />
                  <Heading look="h3" id="explicacao">
                    {copy.short}
                  </Heading>
                </Inline>
                {pontos.map((html, n) => (
                  // The list is the course's, in its order.
                  <RichHtml key={n} look="body" html={html} />
                ))}
              </Stack>
            </Card>
          )
        }
      </QueryState>
      {!query.isLoading && children}
    </>
  );
}
