/** The assessments centre (S3 §2): what can be taken now, then what comes, by month. */
import type { Avaliacao } from '@luneta/api-client';
import { avaliacoesQuery } from '@luneta/api-client/avaliacoes';
import { mesTitle, QueryState, useConta, usePageTitle, useServerNow, useServices } from '@luneta/app-shell';
import { avaliacaoGroups, monthKey } from '@luneta/domain';
import { Button, Content, Dialog, EmptyState, Grid, Heading, MonthGroup, Stack, Text } from '@luneta/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { AvaliacaoCard } from './avaliacao-card.tsx';
import { cardView, toRow, type AvaliacaoRow } from './avaliacao-row.ts';
import { AvaliacoesLoading } from './avaliacoes-loading.tsx';
import { copy } from './copy.ts';
import { DetalhesDialog } from './detalhes-dialog.tsx';
import { ResetAvaliacoes } from './reset-avaliacoes.tsx';

const EVERY_SECOND = 1000;

export function AvaliacoesScreen() {
  const { api } = useServices();
  const heading = usePageTitle(copy.title);
  const query = useQuery(avaliacoesQuery(api));
  return (
    <Content>
      <Stack gap="e24">
        <Heading level={1} focusable ref={heading}>
          {copy.title}
        </Heading>
        <ResetAvaliacoes />
        <QueryState query={query} loading={<AvaliacoesLoading />}>
          {(avaliacoes) => <AvaliacoesList avaliacoes={avaliacoes} receivedAtMs={query.dataUpdatedAt} />}
        </QueryState>
      </Stack>
    </Content>
  );
}

export function AvaliacoesList({
  avaliacoes,
  receivedAtMs,
}: {
  avaliacoes: readonly Avaliacao[];
  receivedAtMs: number;
}) {
  const { fuso_horario } = useConta();
  const now = useServerNow(avaliacoes[0]?.servidor_em, receivedAtMs, EVERY_SECOND);
  const [details, setDetails] = useState<Avaliacao | null>(null);
  const [presencial, setPresencial] = useState(false);
  const rows = avaliacoes.map(toRow);
  const running = avaliacaoGroups(rows, 'em_andamento', now, fuso_horario).flatMap((group) => group.rows);
  const upcoming = avaliacaoGroups(rows, 'proximas', now, fuso_horario);
  const thisMonth = monthKey(now, fuso_horario);
  const firstMonth = upcoming[0]?.month;

  const cards = (list: readonly AvaliacaoRow[], level: 3 | 4) => (
    <Grid as="ul" columns={1} columnsExpanded={2} gap="e20">
      {list.map((row) => {
        const view = cardView(row, now, fuso_horario);
        const { avaliacao } = row;
        return view ? (
          <li key={`${avaliacao.turma_avaliacao_id}/${avaliacao.dia_prova}`}>
            <AvaliacaoCard
              avaliacao={avaliacao}
              view={view}
              level={level}
              onDetails={() => setDetails(avaliacao)}
              onPresencial={() => setPresencial(true)}
            />
          </li>
        ) : null;
      })}
    </Grid>
  );

  return (
    <>
      <Stack as="section" labelledBy="em-andamento">
        <Heading level={2} id="em-andamento">
          {copy.sections.em_andamento}
        </Heading>
        {running.length > 0 ? cards(running, 3) : <EmptyState text={copy.empty.em_andamento} />}
      </Stack>
      <Stack as="section" labelledBy="proximas">
        <Heading level={2} id="proximas">
          {copy.sections.proximas}
        </Heading>
        {upcoming.length === 0 && <EmptyState text={copy.empty.proximas} plain />}
        {upcoming.map(({ month, rows: list }) => (
          <MonthGroup
            key={month}
            month={mesTitle(list[0]?.startMs ?? now, fuso_horario)}
            count={copy.countOf(list.length)}
            current={month === thisMonth || month === firstMonth}
          >
            {cards(list, 4)}
          </MonthGroup>
        ))}
      </Stack>
      <DetalhesDialog avaliacao={details} timeZone={fuso_horario} onClose={() => setDetails(null)} />
      <Dialog
        open={presencial}
        onClose={() => setPresencial(false)}
        title={copy.presencial.title}
        footer={<Button onClick={() => setPresencial(false)}>{copy.presencial.ok}</Button>}
      >
        <Text>{copy.presencial.text}</Text>
      </Dialog>
    </>
  );
}
