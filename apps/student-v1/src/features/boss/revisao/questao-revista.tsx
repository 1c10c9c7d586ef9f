import type { BossItem } from '@luneta/api-client';
import { questaoRevisaoQuery } from '@luneta/api-client/banco-questoes';
import { QueryState, useServices } from '@luneta/app-shell';
import { alternativasOf, itemRespostaOf, normalizeGabarito, normalizeItemResposta } from '@luneta/domain';
import { Comment, Note, Options, RichHtml, Skeleton, Stack } from '@luneta/ui';
import { useQuery } from '@tanstack/react-query';

import { copy } from '../copy.ts';

/** A question with the own answer; its key and comment only where it was answered. */
export function QuestaoRevista({ item }: { item: BossItem }) {
  const { api } = useServices();
  const query = useQuery(questaoRevisaoQuery(api, item.banco_questao_id));
  const resposta = normalizeItemResposta(item.item_resposta);
  const selected = resposta === 'invalid' ? null : resposta;
  const gabarito = normalizeGabarito(item.item_gabarito);
  const correct = gabarito === null || gabarito === 'invalid' ? null : itemRespostaOf(gabarito);
  return (
    <QueryState query={query} loading={<Skeleton shape="card" size={220} />} compact>
      {(questao) => (
        <Stack gap="e16">
          <RichHtml html={questao.enunciado} />
          <Options
            mode="review"
            label={copy.options(item.ordem)}
            options={alternativasOf(questao)}
            selected={selected}
            correct={correct}
          />
          {correct === null && <Note tone="info">{selected === null ? copy.unanswered : copy.withheld}</Note>}
          {correct !== null && <Comment label={copy.comment} html={questao.comentario} />}
        </Stack>
      )}
    </QueryState>
  );
}
