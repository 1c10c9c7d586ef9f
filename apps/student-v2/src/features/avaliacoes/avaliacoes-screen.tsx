/** The assessments centre (S3 §2): what can be taken now, then what comes, by month. */
import type { Avaliacao } from '@luneta/api-client';
import { avaliacoesQuery } from '@luneta/api-client/avaliacoes';
import { mesTitle, QueryState, useConta, usePageTitle, useServerNow, useServices } from '@luneta/app-shell';
import { avaliacaoGroups, firstAvaliacao, monthKey } from '@luneta/domain';
import {
  Button,
  Content,
  Dialog,
  EmptyState,
  ExamRowList,
  Grid,
  Heading,
  MonthGroup,
  PageTitle,
  Stack,
  Text,
} from '@luneta/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { FirstAvaliacao, OtherAvaliacao, type AvaliacaoProps } from './avaliacao-card.tsx';
import { cardView, toRow, type AvaliacaoRow } from './avaliacao-row.ts';
import { AvaliacoesLoading } from './avaliacoes-loading.tsx';
import { copy } from './copy.ts';
import { DetalhesDialog } from './detalhes-dialog.tsx';
import { untilNextTurn } from './next-turn.ts';
import { ResetAvaliacoes } from './reset-avaliacoes.tsx';

const EVERY_SECOND = 1000;

export function AvaliacoesScreen() {
  const { api } = useServices();
  const heading = usePageTitle(copy.title);
  const query = useQuery({
    ...avaliacoesQuery(api),
    refetchInterval: ({ state }) => untilNextTurn(state.data ?? []),
  });
  return (
    <Content>
      <Stack gap="e24">
        <PageTitle ref={heading}>{copy.title}</PageTitle>
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
  const first = firstAvaliacao(rows, now, fuso_horario);
  const running = avaliacaoGroups(rows, 'em_andamento', now, fuso_horario).flatMap((group) => group.rows);
  // What begins within 24 hours but not today keeps its place under 'Próximas avaliações'.
  const hero = first !== null && running.includes(first) ? first : null;
  const upcoming = avaliacaoGroups(rows, 'proximas', now, fuso_horario);
  const thisMonth = monthKey(now, fuso_horario);
  const firstMonth = upcoming[0]?.month;
  const shown = { now, timeZone: fuso_horario, onDetails: setDetails, onPresencial: () => setPresencial(true) };

  return (
    <>
      <Grid columnsExpanded="7/5" gap="e24">
        <Stack as="section" labelledBy="em-andamento">
          <Heading id="em-andamento">{copy.sections.em_andamento}</Heading>
          {running.length === 0 && <EmptyState text={copy.empty.em_andamento} />}
          {hero !== null && <Hero row={hero} {...shown} />}
          <Others rows={running.filter((row) => row !== hero)} {...shown} />
        </Stack>
        <Stack as="section" labelledBy="proximas">
          <Heading id="proximas">{copy.sections.proximas}</Heading>
          {upcoming.length === 0 && <EmptyState text={copy.empty.proximas} plain />}
          {upcoming.map(({ month, rows: list }) => (
            <MonthGroup
              key={month}
              month={mesTitle(list[0]?.startMs ?? now, fuso_horario)}
              count={copy.countOf(list.length)}
              current={month === thisMonth || month === firstMonth}
            >
              <Others rows={list} dated {...shown} />
            </MonthGroup>
          ))}
        </Stack>
      </Grid>
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

type Shown = Pick<AvaliacaoProps, 'onDetails' | 'onPresencial'> & { now: number; timeZone: string };

function Hero({ row, now, timeZone, ...acts }: Shown & { row: AvaliacaoRow }) {
  const view = cardView(row, now, timeZone);
  return view && <FirstAvaliacao row={row} view={view} {...acts} />;
}

type OthersProps = Shown & { rows: readonly AvaliacaoRow[]; dated?: boolean };

function Others({ rows, dated = false, now, timeZone, ...acts }: OthersProps) {
  if (rows.length === 0) return null;
  return (
    <ExamRowList>
      {rows.map((row) => {
        const view = cardView(row, now, timeZone);
        return (
          view && (
            <li key={`${row.avaliacao.turma_avaliacao_id}/${row.avaliacao.dia_prova}`}>
              <OtherAvaliacao row={row} view={view} dated={dated} {...acts} />
            </li>
          )
        );
      })}
    </ExamRowList>
  );
}
