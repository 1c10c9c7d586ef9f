/** The exams of today, hour by hour. */
import type { GestaoHoje } from '@luneta/api-client';
import { calendarDay, formatDiaMes, formatHora, formatPrazo, minutesOfDay } from '@luneta/domain';
import { Badge, Card, DayTimeline, Heading, Stack, Text, type DayItem } from '@luneta/ui';
import { CircleCheck, Timer } from '@luneta/ui/icons';
import { useId } from 'react';

import { copy as words } from '../../shared/copy.ts';
import { hrefOf } from './alertas.ts';
import { copy } from './copy.ts';
import { estadoOf, minutesOn, type Estado, type Prova } from './provas.ts';

type ProvasDoDiaProps = { provas: readonly Prova[]; hoje: GestaoHoje; nowMs: number };

export function ProvasDoDia({ provas, hoje, nowMs }: ProvasDoDiaProps) {
  const id = useId();
  const { dia, fuso_horario } = hoje;
  const items = provas.map((prova): DayItem => {
    const state = estadoOf(prova, nowMs);
    // What began on another day says so: its hour alone would be read as of today.
    const since = calendarDay(prova.startMs, fuso_horario) === dia ? null : formatDiaMes(prova.startMs, fuso_horario);
    const time = since ?? formatHora(prova.startMs, fuso_horario);
    return {
      id: prova.id,
      title: copy.dia(prova.descricao, prova.dia_prova),
      detail: [
        detailOf(prova, state),
        ...(since === null ? [] : [copy.since(formatPrazo(prova.startMs, fuso_horario))]),
      ].join(' · '),
      ...minutesOn(prova, dia, fuso_horario),
      time,
      state,
      badge: <Estados state={state} time={time} />,
      href: hrefOf(prova),
    };
  });
  return (
    <Card as="section" labelledBy={id}>
      <Stack gap="e12">
        <Heading look="h3" id={id}>
          {copy.day}
        </Heading>
        {items.length === 0 ? (
          <Text tone="muted">{copy.noneToday}</Text>
        ) : (
          <DayTimeline
            label={copy.day}
            items={items}
            now={{
              minutes: minutesOfDay(nowMs, fuso_horario),
              words: copy.agora(formatHora(nowMs, fuso_horario)),
            }}
            hour={copy.hour}
          />
        )}
      </Stack>
    </Card>
  );
}

function Estados({ state, time }: { state: Estado; time: string }) {
  if (state === 'live') return <Badge tone="success">{copy.state.live}</Badge>;
  if (state === 'next')
    return (
      <Badge tone="info" icon={Timer}>
        {copy.at(time)}
      </Badge>
    );
  return <Badge icon={CircleCheck}>{copy.state.over}</Badge>;
}

/** For whom, and how far: who started while it runs, who handed in once it is over; on paper what was typed. */
function detailOf({ emSala, turmas, alunos, partes }: Prova, state: Estado): string {
  const codes = copy.codes(turmas);
  if (state === 'next') return emSala ? `${codes} · ${copy.inClass}` : codes;
  if (emSala) return `${codes} · ${words.digitadas(partes.digitadas, alunos)}`;
  const count =
    state === 'live' ? copy.started(alunos - partes.naoIniciadas, alunos) : copy.delivered(partes.entregues, alunos);
  return `${codes} · ${count}`;
}
