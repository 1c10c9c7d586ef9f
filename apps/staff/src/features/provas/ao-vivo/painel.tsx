/** The students of a class while an exam runs: exceptions first on a phone, seats or a list where there is space. */
import { useServerNow } from '@luneta/app-shell';
import type { ProvaAluno, ProvaAlunos } from '@luneta/api-client';
import {
  Badge,
  Card,
  EmptyState,
  Grid,
  Heading,
  Inline,
  SeatGrid,
  Segments,
  Stack,
  Text,
  useMediaQuery,
} from '@luneta/ui';
import { Check, TimerOff } from '@luneta/ui/icons';
import { useState } from 'react';

import { useTempo } from '../tempo.ts';
import { AlunoCard } from './aluno-card.tsx';
import { byNeed, counts, needs, toSeat } from './aluno.ts';
import { AlunosList } from './alunos-list.tsx';
import { copy } from './copy.ts';

export type PainelProps = {
  data: ProvaAlunos;
  /** When the answer came, by the clock of the device. */
  receivedAtMs: number;
  onExtend?: ((aluno: ProvaAluno) => void) | undefined;
};

const MINUTE_MS = 60_000;

export function Painel({ data, receivedAtMs, onExtend }: PainelProps) {
  const nowMs = useServerNow(data.agora, receivedAtMs, MINUTE_MS);
  const wide = useMediaQuery('(min-width: 900px)');
  const { hora } = useTempo();
  if (data.alunos.length === 0) return <EmptyState text={copy.empty} />;
  const shown = { data, nowMs, onExtend };
  return (
    <Stack gap="e16">
      <Counts {...shown} />
      {wide ? <Wide {...shown} /> : <Phone {...shown} />}
      <Text look="caption" tone="muted">
        {`${copy.updated(hora(data.agora))}. ${copy.silenceHelp}`}
      </Text>
    </Stack>
  );
}

type Shown = { data: ProvaAlunos; nowMs: number; onExtend?: ((aluno: ProvaAluno) => void) | undefined };

function Counts({ data, nowMs }: Shown) {
  const { respondendo, entregaram, silencio, naoIniciaram } = counts(data.alunos, nowMs);
  return (
    <Inline as="ul" gap="e8" wrap>
      <Inline as="li">
        <Badge tone="info">{copy.respondendo(respondendo)}</Badge>
      </Inline>
      <Inline as="li">
        <Badge tone="success" icon={Check}>
          {copy.entregaram(entregaram)}
        </Badge>
      </Inline>
      <Inline as="li">
        <Badge tone="warning" icon={TimerOff}>
          {copy.silencio(silencio)}
        </Badge>
      </Inline>
      <Inline as="li">
        <Badge>{copy.naoIniciaram(naoIniciaram)}</Badge>
      </Inline>
    </Inline>
  );
}

function Wide({ data, nowMs, onExtend }: Shown) {
  const [view, setView] = useState<'turma' | 'lista'>('turma');
  const [chosen, setChosen] = useState<number | null>(null);
  const { alunos, qtde_itens, turma_codigo } = data;
  const [first] = byNeed(alunos, nowMs);
  const selected = alunos.find(({ turma_aluno_id }) => turma_aluno_id === chosen) ?? first;
  return (
    <Stack gap="e12">
      <Inline justify="end">
        <Segments
          legend={copy.view}
          value={view}
          options={[
            { value: 'turma', label: copy.seats },
            { value: 'lista', label: copy.list },
          ]}
          onChange={setView}
        />
      </Inline>
      {view === 'lista' ? (
        <AlunosList
          caption={copy.caption(turma_codigo)}
          alunos={byNeed(alunos, nowMs)}
          itens={qtde_itens}
          nowMs={nowMs}
          onExtend={onExtend}
        />
      ) : (
        <Grid columnsExpanded="7/5" gap="e16" align="start">
          <Card look="sunken" padding="sm">
            <SeatGrid
              label={copy.seatsOf(turma_codigo)}
              seats={alunos.map((aluno) => toSeat(aluno, qtde_itens, nowMs))}
              selected={selected?.turma_aluno_id ?? null}
              onSelect={setChosen}
            />
          </Card>
          {selected && (
            <AlunoCard
              aluno={selected}
              itens={qtde_itens}
              nowMs={nowMs}
              onExtend={onExtend && (() => onExtend(selected))}
            />
          )}
        </Grid>
      )}
    </Stack>
  );
}

function Phone({ data, nowMs, onExtend }: Shown) {
  const ordered = byNeed(data.alunos, nowMs);
  const urgent = ordered.filter((aluno) => needs(aluno, nowMs));
  const others = ordered.filter((aluno) => !needs(aluno, nowMs));
  const list = (caption: string, alunos: readonly ProvaAluno[]) => (
    <AlunosList caption={caption} alunos={alunos} itens={data.qtde_itens} nowMs={nowMs} onExtend={onExtend} />
  );
  return (
    <>
      {urgent.length > 0 && (
        <Stack gap="e8">
          <Heading level={2} look="h3">
            {copy.needs}
          </Heading>
          {list(copy.needs, urgent)}
        </Stack>
      )}
      {others.length > 0 && (
        <Stack gap="e8">
          <Heading level={2} look="h3">
            {urgent.length > 0 ? copy.others : copy.everybody}
          </Heading>
          {list(urgent.length > 0 ? copy.others : copy.everybody, others)}
        </Stack>
      )}
    </>
  );
}
