/** One question of the list as a student sees it: beside the list, or over it on a narrow screen. */
import type { QuestaoGestao } from '@luneta/api-client';
import { questaoGestaoQuery } from '@luneta/api-client/gestao-questoes';
import { QueryState, useServices } from '@luneta/app-shell';
import {
  ButtonLink,
  Card,
  Drawer,
  Heading,
  IconButton,
  Inline,
  Loading,
  Note,
  Skeleton,
  Stack,
  Text,
} from '@luneta/ui';
import { PenLine, X } from '@luneta/ui/icons';
import { useQuery } from '@tanstack/react-query';

import { paths } from '../../../shared/paths.ts';
import { QuestaoDoBanco } from '../../../shared/questao/questao-do-banco.tsx';
import { copy } from '../copy.ts';
import { sticky } from '../questoes.css.ts';

const words = copy.previa;

export type PreviaProps = { banco_questao_id: number; beside: boolean; onClose: () => void };

export function Previa({ banco_questao_id, beside, onClose }: PreviaProps) {
  const { api } = useServices();
  const query = useQuery(questaoGestaoQuery(api, banco_questao_id));
  const content = (
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
  );
  if (!beside)
    return (
      <Drawer open onClose={onClose} title={words.title}>
        {content}
      </Drawer>
    );
  return (
    <div className={sticky}>
      <Card padding="sm" as="section" labelledBy="questao-previa">
        <Stack gap="e12">
          <Inline justify="between">
            <Heading level={2} look="bodyStrong" tone="muted" id="questao-previa">
              {words.title}
            </Heading>
            <IconButton icon={X} label={words.close} onClick={onClose} />
          </Inline>
          {content}
        </Stack>
      </Card>
    </div>
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
