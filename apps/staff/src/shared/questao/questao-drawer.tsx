/** One question of the bank as a student sees it: over the screen, or beside what it was chosen in. */
import type { QuestaoGestao } from '@luneta/api-client';
import { questaoGestaoQuery } from '@luneta/api-client/gestao-questoes';
import { QueryState, useServices } from '@luneta/app-shell';
import { Drawer, Loading, Skeleton, Stack } from '@luneta/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { copy } from './copy.ts';
import { QuestaoDoBanco } from './questao-do-banco.tsx';

const words = copy.comoAluno;

export type QuestaoDrawerProps = {
  banco_questao_id: number;
  /** On a wide screen it leaves the screen in use. */
  beside?: boolean;
  onClose: () => void;
  /** What stands below the question. */
  children?: (questao: QuestaoGestao) => ReactNode;
};

export function QuestaoDrawer({ banco_questao_id, beside = false, onClose, children }: QuestaoDrawerProps) {
  const { api } = useServices();
  const query = useQuery(questaoGestaoQuery(api, banco_questao_id));
  return (
    <Drawer open beside={beside} onClose={onClose} title={words.title}>
      <QueryState
        query={query}
        compact
        loading={
          <Loading label={words.loading}>
            <Skeleton shape="text" lines={4} />
            <Skeleton shape="card" size={200} />
          </Loading>
        }
      >
        {(questao) => (
          <Stack gap="e12">
            <QuestaoDoBanco questao={questao} />
            {children?.(questao)}
          </Stack>
        )}
      </QueryState>
    </Drawer>
  );
}
