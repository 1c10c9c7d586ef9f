/** The students of a class while an exam runs: exceptions first on a phone, seats or a list where there is space. */
import { useServerNow } from '@luneta/app-shell';
import type { ProvaAluno, ProvaAlunos } from '@luneta/api-client';
import { Badge, Card, EmptyState, Grid, Inline, Segments, Stack, Text, useMediaQuery } from '@luneta/ui';
import { Check, TimerOff } from '@luneta/ui/icons';
import { from } from '@luneta/ui/theme';
import { useState, type ReactNode } from 'react';

import { SeatGrid } from '../parts/seat-grid/seat-grid.tsx';
import { copy as words } from '../../../shared/copy.ts';
import { useTempo } from '../tempo.ts';
import { AlunoCard } from './aluno-card.tsx';
import type { TempoDe } from './aluno-fatos.tsx';
import { byNeed, toSeat } from './aluno.ts';
import { AlunosList } from './alunos-list.tsx';
import { copy } from './copy.ts';
import { countGrupos, type Sala } from './grupos.ts';
import { Telefone } from './telefone.tsx';

export type PainelProps = {
  data: ProvaAlunos;
  emPapel: boolean;
  /** When the answer came, by the clock of the device. */
  receivedAtMs: number;
  /** The student that the address names: chosen beside the seats, or open over the list of a phone. */
  aberto: number | null;
  /** A dialog about this student stands over the board. */
  hasDialog: boolean;
  onOpenAluno: (turma_aluno_id: number | null) => void;
  tempoDe?: TempoDe | undefined;
  /** From the list: the dialog with every choice. */
  onExtend?: ((aluno: ProvaAluno) => void) | undefined;
};

const MINUTE_MS = 60_000;

export function Painel({ data, emPapel, receivedAtMs, hasDialog, aberto, onExtend, ...acts }: PainelProps) {
  const nowMs = useServerNow(data.agora, receivedAtMs, MINUTE_MS);
  const wide = useMediaQuery(from.expanded);
  const { emQuando } = useTempo(nowMs);
  if (data.alunos.length === 0) return <EmptyState text={copy.empty} />;
  const sala: Sala = { alunos: data.alunos, qtde_itens: data.qtde_itens, emPapel };
  const foot = [copy.updated(emQuando(data.agora)), ...(emPapel ? [] : [copy.silenceHelp])].join('. ');
  return (
    <Stack gap="e16">
      {wide ? (
        <Wide
          sala={sala}
          turma_codigo={data.turma_codigo}
          nowMs={nowMs}
          aberto={aberto}
          onExtend={onExtend}
          {...acts}
        />
      ) : (
        <Telefone sala={sala} nowMs={nowMs} aberto={hasDialog ? null : aberto} {...acts} />
      )}
      <Text look="caption" tone="muted">
        {foot}
      </Text>
    </Stack>
  );
}

type WideProps = Pick<PainelProps, 'aberto' | 'onOpenAluno' | 'onExtend' | 'tempoDe'> & {
  sala: Sala;
  turma_codigo: string;
  nowMs: number;
};

function Counts({ sala, nowMs }: Pick<WideProps, 'sala' | 'nowMs'>) {
  const { respondendo, entregou, em_silencio, nao_iniciou, digitada } = countGrupos(sala, nowMs);
  const badge = (key: string, shown: ReactNode) => (
    <Inline as="li" key={key}>
      {shown}
    </Inline>
  );
  const typed = (
    <Badge tone="success" icon={Check}>
      {sala.emPapel ? words.digitadas(digitada, sala.alunos.length) : copy.digitadas(digitada)}
    </Badge>
  );
  const onScreen = [
    badge('respondendo', <Badge tone="info">{copy.respondendo(respondendo)}</Badge>),
    badge(
      'entregou',
      <Badge tone="success" icon={Check}>
        {copy.delivered(entregou)}
      </Badge>,
    ),
    badge(
      'silencio',
      <Badge tone="warning" icon={TimerOff}>
        {copy.silencio(em_silencio)}
      </Badge>,
    ),
    badge('nao_iniciou', <Badge>{copy.naoIniciaram(nao_iniciou)}</Badge>),
  ];
  return (
    <Inline as="ul" gap="e8" wrap>
      {!sala.emPapel && onScreen}
      {(sala.emPapel || digitada > 0) && badge('digitada', typed)}
    </Inline>
  );
}

function Wide({ sala, turma_codigo, nowMs, aberto, onOpenAluno, onExtend, tempoDe }: WideProps) {
  const [view, setView] = useState<'turma' | 'lista'>('turma');
  const { alunos, qtde_itens, emPapel } = sala;
  const [first] = byNeed(alunos, nowMs);
  const selected = alunos.find(({ turma_aluno_id }) => turma_aluno_id === aberto) ?? first;
  return (
    <Stack gap="e12">
      <Inline justify="between" wrap>
        <Counts sala={sala} nowMs={nowMs} />
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
          sala={sala}
          nowMs={nowMs}
          onExtend={onExtend}
        />
      ) : (
        <Grid columnsExpanded="7/5" gap="e16" align="start">
          <Card variant="sunken" padding="sm">
            <SeatGrid
              label={copy.seatsOf(turma_codigo)}
              seats={alunos.map((aluno) => toSeat(aluno, qtde_itens, emPapel, nowMs))}
              selected={selected?.turma_aluno_id ?? null}
              onSelect={onOpenAluno}
            />
          </Card>
          {selected && (
            <AlunoCard
              key={selected.turma_aluno_id}
              aluno={selected}
              sala={sala}
              nowMs={nowMs}
              tempo={tempoDe?.(selected, nowMs)}
            />
          )}
        </Grid>
      )}
    </Stack>
  );
}
