/** The notices of a school: what is on now, what comes, what was. */
import type { Aviso } from '@luneta/api-client';
import { gestaoAvisosQuery, saveAvisoMutation } from '@luneta/api-client/gestao-escolas';
import { errorMessage, QueryState, useServices } from '@luneta/app-shell';
import { Button, Confirm, EmptyState, Inline, Loading, Skeleton, Stack, Text, useToast } from '@luneta/ui';
import { Plus } from '@luneta/ui/icons';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { useMayCall } from '../../../shared/use-may-call.ts';
import { useRelogio } from '../../../shared/use-relogio.ts';
import { AvisoCard } from './aviso-card.tsx';
import { AvisoDialog } from './aviso-dialog.tsx';
import { copy } from './copy.ts';

const waiting = (
  <Loading label={copy.loading}>
    <Skeleton shape="card" size={110} />
    <Skeleton shape="card" size={110} />
  </Loading>
);

type Open = { kind: 'write'; aviso: Aviso | null } | { kind: 'end'; aviso: Aviso };

export function Avisos({ escola_id }: { escola_id: number }) {
  const { api } = useServices();
  const relogio = useRelogio();
  const mayWrite = useMayCall()('saveGestaoAviso');
  const query = useQuery(gestaoAvisosQuery(api, escola_id));
  const [open, setOpen] = useState<Open | null>(null);
  const toast = useToast();
  const [said, setSaid] = useState<{ text: string } | null>(null);
  // A message waits for an open dialog: it is shown once the dialog is gone.
  useEffect(() => {
    if (said !== null) toast.show({ tone: 'success', text: said.text });
  }, [said, toast]);
  const close = () => setOpen(null);
  const done = (text: string) => {
    setOpen(null);
    setSaid({ text });
  };
  return (
    <Stack gap="e16">
      <Inline justify="between" gap="e12" wrap>
        <Text tone="muted" measure>
          {copy.intro}
        </Text>
        {mayWrite && (
          <Button size="sm" icon={Plus} onClick={() => setOpen({ kind: 'write', aviso: null })}>
            {copy.write}
          </Button>
        )}
      </Inline>
      <QueryState query={query} loading={waiting}>
        {(avisos) =>
          avisos.length === 0 ? (
            <EmptyState text={copy.empty} />
          ) : (
            <Stack as="ul" gap="e12">
              {avisos.map((aviso) => (
                <AvisoCard
                  key={aviso.id}
                  aviso={aviso}
                  relogio={relogio}
                  {...(mayWrite
                    ? {
                        onEdit: () => setOpen({ kind: 'write', aviso }),
                        onEnd: () => setOpen({ kind: 'end', aviso }),
                      }
                    : {})}
                />
              ))}
            </Stack>
          )
        }
      </QueryState>
      {open?.kind === 'write' && (
        <AvisoDialog
          escola_id={escola_id}
          aviso={open.aviso}
          zone={relogio.zone}
          onClose={close}
          onDone={() => done(copy.saved)}
        />
      )}
      {open?.kind === 'end' && (
        <EndAviso
          escola_id={escola_id}
          aviso={open.aviso}
          nowMs={relogio.nowMs}
          onClose={close}
          onDone={() => done(copy.ended)}
        />
      )}
    </Stack>
  );
}

type EndAvisoProps = { escola_id: number; aviso: Aviso; nowMs: number; onClose: () => void; onDone: () => void };

/** Ends a notice: its end moves to now. */
function EndAviso({ escola_id, aviso, nowMs, onClose, onDone }: EndAvisoProps) {
  const { api } = useServices();
  const save = useMutation(saveAvisoMutation(api, escola_id));
  const end = () =>
    save.mutate(
      {
        aviso_id: aviso.id,
        titulo: aviso.titulo,
        texto: aviso.texto,
        inicio: aviso.inicio,
        fim: new Date(nowMs).toISOString(),
      },
      { onSuccess: onDone },
    );
  return (
    <Confirm
      open
      title={copy.confirmEnd(aviso.titulo)}
      confirmLabel={copy.end}
      cancelLabel={copy.cancel}
      onConfirm={end}
      onCancel={onClose}
      busy={save.isPending}
      error={save.isError ? errorMessage(save.error) : undefined}
    >
      {copy.confirmText}
    </Confirm>
  );
}
