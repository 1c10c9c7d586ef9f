/** One question of the bank as a student sees it, over the screen. */
import { questaoGestaoQuery } from '@luneta/api-client/gestao-questoes';
import { QueryState, useServices } from '@luneta/app-shell';
import { Drawer, Loading, Skeleton, Stack } from '@luneta/ui';
import { useQuery } from '@tanstack/react-query';

import { copy } from './copy.ts';
import { QuestaoDoBanco } from './questao-do-banco.tsx';

const words = copy.comoAluno;

export type QuestaoDrawerProps = { banco_questao_id: number; onClose: () => void };

export function QuestaoDrawer({ banco_questao_id, onClose }: QuestaoDrawerProps) {
  const { api } = useServices();
  const query = useQuery(questaoGestaoQuery(api, banco_questao_id));
  return (
    <Drawer open onClose={onClose} title={words.title}>
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
          </Stack>
        )}
      </QueryState>
    </Drawer>
  );
}
