/** The answers to the survey: the summary, and each answer without the person. */
import { pesquisaRespostasQuery } from '@luneta/api-client/gestao-escolas';
import { useServices } from '@luneta/app-shell';
import { List } from '@luneta/app-shell/list';
import { formatCalendarDay } from '@luneta/domain';
import { Badge, Card, Inline, Loading, Skeleton, Stack, StatTiles, Text } from '@luneta/ui';
import { ClipboardList, ThumbsDown, ThumbsUp, Minus } from '@luneta/ui/icons';
import { useInfiniteQuery } from '@tanstack/react-query';

import { copy } from './copy.ts';

const waiting = (
  <Loading label={copy.loading}>
    <StatTiles label={copy.summary} tiles={null} />
    <Skeleton shape="card" size={160} />
  </Loading>
);

export function Pesquisa({ escola_id }: { escola_id: number }) {
  const { api } = useServices();
  const query = useInfiniteQuery(pesquisaRespostasQuery(api, escola_id));
  const respostas = query.data?.pages.flatMap((page) => page.respostas) ?? [];
  const resumo = query.data?.pages[0]?.resumo;
  return (
    <Stack gap="e16">
      <Text tone="muted">{copy.intro}</Text>
      <List query={query} rows={respostas} words={copy} loading={waiting}>
        {(error) => (
          <>
            {resumo && (
              <StatTiles
                label={copy.summary}
                tiles={[
                  {
                    value: String(resumo.total),
                    label: `${copy.total(resumo.total)}${resumo.nps === null ? '' : ` · ${copy.nps} ${resumo.nps.toLocaleString('pt-BR')}`}`,
                    icon: ClipboardList,
                    tone: 'info',
                  },
                  { value: String(resumo.promotores), label: copy.promoters, icon: ThumbsUp, tone: 'success' },
                  { value: String(resumo.neutros), label: copy.neutral, icon: Minus, tone: 'quiet' },
                  { value: String(resumo.detratores), label: copy.detractors, icon: ThumbsDown, tone: 'warning' },
                ]}
              />
            )}
            <Stack as="ul" gap="e8">
              {respostas.map(({ id, nota, comentario, criada_em }) => (
                <Card as="li" key={id}>
                  <Stack gap="e4">
                    <Inline justify="between">
                      <Badge tone={nota >= 9 ? 'success' : nota >= 7 ? 'neutral' : 'warning'}>{copy.mark(nota)}</Badge>
                      <Text as="span" look="small" tone="muted">
                        {formatCalendarDay(criada_em)}
                      </Text>
                    </Inline>
                    <Text tone={comentario === null ? 'muted' : 'inherit'}>{comentario ?? copy.noComment}</Text>
                  </Stack>
                </Card>
              ))}
            </Stack>
            {error}
          </>
        )}
      </List>
    </Stack>
  );
}
