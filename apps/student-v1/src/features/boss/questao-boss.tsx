/** One question of the fight: its text and its alternatives. */
import type { BossItem } from '@luneta/api-client';
import { questaoQuery } from '@luneta/api-client/banco-questoes';
import { useServices } from '@luneta/app-shell';
import { alternativasOf, normalizeItemResposta, type ItemResposta } from '@luneta/domain';
import { Card, ErrorState, Heading, Loading, Options, RichHtml, Skeleton, Stack } from '@luneta/ui';
import { useQuery } from '@tanstack/react-query';
import type { Ref } from 'react';

import { copy } from './copy.ts';

export type QuestaoBossProps = {
  item: BossItem;
  total: number;
  escolha: ItemResposta | null;
  onChoose: (item_resposta: ItemResposta | null) => void;
  /** Why nothing can be chosen now. */
  stopped?: string | undefined;
  headingRef: Ref<HTMLHeadingElement>;
};

export function QuestaoBoss({ item, total, escolha, onChoose, stopped, headingRef }: QuestaoBossProps) {
  const { api } = useServices();
  const query = useQuery(questaoQuery(api, item.banco_questao_id));
  const choose = (value: number | null) => {
    const chosen = normalizeItemResposta(value);
    if (chosen !== 'invalid') onChoose(chosen);
  };
  return (
    <Stack gap="e16">
      <Card padding="md">
        <Stack gap="e8">
          <Heading look="bodyStrong" tone="muted" focusable ref={headingRef}>
            {copy.question(item.ordem, total)}
          </Heading>
          {query.data ? (
            <RichHtml html={query.data.enunciado} />
          ) : query.isError ? (
            <ErrorState
              compact
              title={copy.questionFailed}
              retryLabel={copy.failed.retry}
              onRetry={() => void query.refetch()}
              retrying={query.isFetching}
            />
          ) : (
            <Loading label={copy.questionLoading}>
              <Skeleton shape="text" lines={4} />
            </Loading>
          )}
        </Stack>
      </Card>
      {query.data && (
        <Options
          mode="answer"
          label={copy.options(item.ordem)}
          options={alternativasOf(query.data)}
          selected={escolha}
          onChange={choose}
          stopped={stopped === undefined ? undefined : { why: 'locked', text: stopped }}
        />
      )}
    </Stack>
  );
}
