/** The misses of a finished phase, each with the right option and its comment, and how many hits were missing (D 220). */
import type { RoteiroFase } from '@luneta/api-client';
import { questaoQuery } from '@luneta/api-client/banco-questoes';
import { QueryState, useServices } from '@luneta/app-shell';
import { alternativasOf, isErro, itemRespostaOf } from '@luneta/domain';
import { Heading, Loading, QuizItem, Skeleton, Stack, Text } from '@luneta/ui';
import { useQuery } from '@tanstack/react-query';

import { copy } from './copy.ts';
import { faltaramOf } from './outcome.ts';

type Item = RoteiroFase['items'][number];

/** Nothing without a miss. */
export function Erros({ fase }: { fase: RoteiroFase }) {
  const misses = fase.items.filter(isErro);
  const faltaram = faltaramOf(fase);
  if (misses.length === 0) return null;
  return (
    <Stack as="section" labelledBy="erros" gap="e8">
      <Stack gap="e2">
        <Heading look="h3" id="erros">
          {copy.misses(misses.length)}
        </Heading>
        {faltaram > 0 && (
          <Text look="small" tone="muted">
            {copy.faltaram(faltaram)}
          </Text>
        )}
      </Stack>
      {misses.map((item) => (
        <Erro key={item.trilha_item_id} item={item} />
      ))}
    </Stack>
  );
}

function Erro({ item }: { item: Item }) {
  const { api } = useServices();
  const query = useQuery(questaoQuery(api, item.banco_questao_id));
  const { ordem, item_resposta: selected, gabarito, comentario } = item;
  return (
    <QueryState
      query={query}
      loading={
        <Loading label={copy.loadingMisses}>
          <Skeleton shape="card" size={60} />
        </Loading>
      }
    >
      {(questao) => (
        <QuizItem
          title={copy.question(ordem)}
          html={questao.enunciado}
          options={alternativasOf(questao)}
          optionsLabel={copy.options(ordem)}
          state={{
            kind: 'wrong',
            verdict: copy.wrong,
            selected,
            correct: gabarito === null ? null : itemRespostaOf(gabarito),
            comment: { label: copy.comment, html: comentario },
          }}
        />
      )}
    </QueryState>
  );
}
