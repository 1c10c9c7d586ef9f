/** One question of the list as a student sees it: beside the list, or over it on a narrow screen. */
import type { QuestaoGestao } from '@luneta/api-client';
import { questaoGestaoQuery } from '@luneta/api-client/gestao-questoes';
import { QueryState, useServices } from '@luneta/app-shell';
import { ButtonLink, Drawer, Loading, Note, Skeleton, Stack, Text } from '@luneta/ui';
import { PenLine } from '@luneta/ui/icons';
import { useQuery } from '@tanstack/react-query';

import { paths } from '../../../shared/paths.ts';
import { QuestaoDoBanco } from '../../../shared/questao/questao-do-banco.tsx';
import { copy } from '../copy.ts';

const words = copy.previa;

export type PreviaProps = { banco_questao_id: number; onClose: () => void };

export function Previa({ banco_questao_id, onClose }: PreviaProps) {
  const { api } = useServices();
  const query = useQuery(questaoGestaoQuery(api, banco_questao_id));
  return (
    <Drawer open beside onClose={onClose} title={words.title}>
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
        {(questao) => <Questao questao={questao} />}
      </QueryState>
    </Drawer>
  );
}

function Questao({ questao }: { questao: QuestaoGestao }) {
  return (
    <Stack gap="e12">
      <QuestaoDoBanco questao={questao} />
      {questao.lacrada && <Note tone="locked">{words.lacrada}</Note>}
      <Text look="small" tone="muted">
        {[questao.codigo, ...questao.habilidades.map(({ codigo }) => codigo), questao.autor_nome]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      <ButtonLink
        variant="secondary"
        size="sm"
        block
        {...(questao.editavel ? { icon: PenLine } : {})}
        href={paths.questaoEditor(questao.banco_questao_id)}
      >
        {questao.editavel ? words.edit : words.read}
      </ButtonLink>
    </Stack>
  );
}
