/** The exams of the six days after today, by day. */
import { formatDiaSemana, formatHora } from '@luneta/domain';
import { Card, Heading, RowLink, Stack, Text } from '@luneta/ui';
import { CalendarDays } from '@luneta/ui/icons';
import { useId } from 'react';

import { horaOu } from '../../shared/quando.ts';
import { hrefOf } from './alertas.ts';
import { copy } from './copy.ts';
import type { Prova } from './provas.ts';

type SemanaProps = { days: ReadonlyMap<string, readonly Prova[]>; timeZone: string };

export function Semana({ days, timeZone }: SemanaProps) {
  const id = useId();
  return (
    <Card as="section" labelledBy={id}>
      <Stack gap="e12">
        <Heading look="h3" id={id}>
          {copy.week}
        </Heading>
        {days.size === 0 && <Text tone="muted">{copy.noneWeek}</Text>}
        {[...days].map(([dia, provas]) => (
          <Stack key={dia} gap="e4">
            <Heading look="bodyStrong">{capital(formatDiaSemana(provas[0]?.startMs ?? 0, timeZone))}</Heading>
            <Stack as="ul" gap="e4">
              {provas.map((prova) => (
                <li key={prova.id}>
                  <RowLink icon={CalendarDays} href={hrefOf(prova)} detail={detailOf(prova, timeZone)}>
                    {copy.dia(prova.descricao, prova.dia_prova)}
                  </RowLink>
                </li>
              ))}
            </Stack>
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}

const capital = (text: string) => text.charAt(0).toLocaleUpperCase('pt-BR') + text.slice(1);

function detailOf(prova: Prova, timeZone: string): string {
  const end = { nowMs: prova.startMs, zone: timeZone };
  // The day stands over the row: only an end on another day names its own.
  const hours = `${formatHora(prova.startMs, timeZone)} ${copy.until(horaOu(new Date(prova.endMs).toISOString(), end))}`;
  const turmas = copy.classes(prova.serie_nome, prova.turmas);
  return prova.emSala ? `${hours} · ${turmas} · ${copy.inClass}` : `${hours} · ${turmas}`;
}
