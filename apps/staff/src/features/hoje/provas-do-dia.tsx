/** The exams of today, hour by hour. */
import type { GestaoHoje } from '@luneta/api-client';
import { formatHora, minutesOfDay } from '@luneta/domain';
import { Badge, Card, DayTimeline, Heading, Stack, Text, type DayItem } from '@luneta/ui';
import { CircleCheck, Timer } from '@luneta/ui/icons';
import { useId } from 'react';

import { hrefOf } from './alertas.ts';
import { copy } from './copy.ts';
import { estadoOf, minutesOn, type Estado, type Prova } from './provas.ts';

type ProvasDoDiaProps = { provas: readonly Prova[]; hoje: GestaoHoje; nowMs: number };

export function ProvasDoDia({ provas, hoje, nowMs }: ProvasDoDiaProps) {
  const id = useId();
  const { dia, fuso_horario } = hoje;
  const items = provas.map((prova): DayItem => {
    const state = estadoOf(prova, nowMs);
    const time = formatHora(prova.startMs, fuso_horario);
    return {
      id: prova.id,
      title: copy.dia(prova.descricao, prova.dia_prova),
      detail: detailOf(prova, state),
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
        <Heading level={2} look="h3" id={id}>
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

/** For whom, and how far: who started while it runs, who handed in once it is over. */
function detailOf(prova: Prova, state: Estado): string {
  const turmas = copy.codes(prova.turmas);
  if (state === 'next' || prova.emSala) return prova.emSala ? `${turmas} · ${copy.inClass}` : turmas;
  const count =
    state === 'live'
      ? copy.started(prova.alunos - prova.naoIniciadas, prova.alunos)
      : copy.delivered(prova.entregues, prova.alunos);
  return `${turmas} · ${count}`;
}
