/** The questions of an attempt that has ended, with the keys of those that were answered. */
import type { BossItem } from '@luneta/api-client';
import { bossResumoQuery, type BossIds } from '@luneta/api-client/boss';
import { QueryState, useServices } from '@luneta/app-shell';
import { normalizeItemResposta, type ItemVerdict } from '@luneta/domain';
import { Accordion, Badge, Content, Heading, HeadingScope, LoadingLayout, Stack, VerdictLabel } from '@luneta/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

import { copy } from '../copy.ts';
import { QuestaoRevista } from './questao-revista.tsx';

export function Revisao({ ids }: { ids: BossIds }) {
  const { api } = useServices();
  const query = useQuery(bossResumoQuery(api, ids));
  const heading = useRef<HTMLHeadingElement>(null);
  // It begins below a scene as high as the screen.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <Content width="reading">
      <Stack gap="e16">
        <Heading focusable ref={heading}>
          {copy.reviewTitle}
        </Heading>
        <HeadingScope>
          <QueryState query={query} loading={<LoadingLayout of="results" count={3} />} compact>
            {({ itens }) => (
              <Stack gap="e12">
                {itens.map((item) => (
                  <Accordion key={item.ordem} title={copy.reviewItem(item.ordem)} meta={<ItemVerdict item={item} />}>
                    <QuestaoRevista item={item} />
                  </Accordion>
                ))}
              </Stack>
            )}
          </QueryState>
        </HeadingScope>
      </Stack>
    </Content>
  );
}

/** Null where the answer is stored and its key is withheld (security D1). */
const verdictOf = ({ item_resposta, acertou }: BossItem): Extract<ItemVerdict, 'acerto' | 'erro' | 'branco'> | null => {
  if (normalizeItemResposta(item_resposta) === null) return 'branco';
  return acertou === null ? null : acertou ? 'acerto' : 'erro';
};

function ItemVerdict({ item }: { item: BossItem }) {
  const verdict = verdictOf(item);
  if (verdict === null) return <Badge tone="info">{copy.verdict.retida}</Badge>;
  return <VerdictLabel verdict={verdict} label={copy.verdict[verdict]} />;
}
