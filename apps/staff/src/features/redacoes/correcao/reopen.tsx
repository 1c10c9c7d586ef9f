/** A coordinator opens a finished part again, with a reason, until students read the mark (decision 227). */
import { reopenCorrecaoMutation } from '@luneta/api-client/gestao-redacoes';
import { useServices } from '@luneta/app-shell';
import type { GestaoRedacao } from '@luneta/api-client';
import { Button, Segments, Text } from '@luneta/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { MotivoDialog } from '../../../shared/ato/motivo-dialog.tsx';
import { useMayCall } from '../../../shared/use-may-call.ts';
import { copy } from '../copy.ts';

export function Reopen({ redacao }: { redacao: GestaoRedacao }) {
  const { partes_concluidas, resultado_lido } = redacao;
  const may = useMayCall();
  const [open, setOpen] = useState(false);
  if (!may('reopenCorrecaoRedacao') || partes_concluidas.length === 0) return null;
  if (resultado_lido)
    return (
      <Text look="small" tone="muted">
        {copy.reopenClosed}
      </Text>
    );
  return (
    <div>
      <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
        {copy.reopen}
      </Button>
      {open && <Pedido redacao={redacao} onClose={() => setOpen(false)} />}
    </div>
  );
}

function Pedido({ redacao, onClose }: { redacao: GestaoRedacao; onClose: () => void }) {
  const { api } = useServices();
  const [papel, setPapel] = useState(redacao.partes_concluidas.at(-1) ?? 'primeira');
  const act = useMutation(reopenCorrecaoMutation(api, redacao.redacao_id));
  return (
    <MotivoDialog
      title={copy.reopenTitle(redacao.codigo)}
      consequence={copy.reopenText}
      confirmLabel={copy.reopen}
      send={(motivo) => act.mutateAsync({ papel, motivo })}
      onSent={onClose}
      onClose={onClose}
    >
      {redacao.partes_concluidas.length > 1 && (
        <Segments
          legend={copy.reopenWhich}
          showLegend
          value={papel}
          options={redacao.partes_concluidas.map((value) => ({ value, label: copy.papeis[value] }))}
          onChange={setPapel}
        />
      )}
    </MotivoDialog>
  );
}
