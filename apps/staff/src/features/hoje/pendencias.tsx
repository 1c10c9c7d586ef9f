/** 'Pede sua atenção': each thing that waits, with one button. */
import type { GestaoHoje } from '@luneta/api-client';
import { AlertList, AlertRow, ButtonLink, Card, Heading, PersonName, Stack, Text } from '@luneta/ui';
import { useId } from 'react';

import { useMayCall } from '../../shared/use-may-call.ts';
import { alertasOf } from './alertas.ts';
import { copy } from './copy.ts';
import { EndBloqueio } from './end-bloqueio.tsx';
import type { Prova } from './provas.ts';

type PendenciasProps = { hoje: GestaoHoje; provas: readonly Prova[]; nowMs: number };

export function Pendencias({ hoje, provas, nowMs }: PendenciasProps) {
  const id = useId();
  const alertas = alertasOf({ hoje, provas, nowMs, may: useMayCall() });
  return (
    <Card as="section" labelledBy={id}>
      <Stack gap="e4">
        <Heading look="h3" id={id}>
          {copy.attention}
        </Heading>
        {alertas.length === 0 ? (
          <Text tone="muted">{copy.nothingWaits}</Text>
        ) : (
          <AlertList label={copy.attention}>
            {alertas.map(({ id: key, href, act, bloqueado, ...row }) => (
              <AlertRow
                key={key}
                {...row}
                {...(bloqueado && { detail: <PersonName in={row.detail}>{bloqueado.aluno_nome}</PersonName> })}
                action={
                  bloqueado?.liberavel ? (
                    <EndBloqueio bloqueado={bloqueado} />
                  ) : (
                    <ButtonLink size="sm" variant="secondary" href={href}>
                      {act}
                    </ButtonLink>
                  )
                }
              />
            ))}
          </AlertList>
        )}
      </Stack>
    </Card>
  );
}
