/** That the exam is cancelled, since when, why, and until when it may be taken up again. */
import type { AvaliacaoGestao } from '@luneta/api-client';
import { RESTAURA_DIAS } from '@luneta/domain/monta-cancelamento';
import { Note, Stack, Text } from '@luneta/ui';

import { useTempo } from '../tempo.ts';
import { copy } from './copy.ts';

const DAY_MS = 86_400_000;

export function Cancelada({ avaliacao }: { avaliacao: AvaliacaoGestao }) {
  const { emQuando, data } = useTempo();
  const { cancelada_em, motivo_cancelamento, pode } = avaliacao;
  if (cancelada_em === null) return null;
  const until = new Date(Date.parse(cancelada_em) + RESTAURA_DIAS * DAY_MS).toISOString();
  return (
    <Note tone="warning" title={copy.noteTitle(emQuando(cancelada_em))}>
      <Stack gap="e4">
        {motivo_cancelamento !== null && <Text look="small">{copy.noteText(motivo_cancelamento)}</Text>}
        <Text look="small">{pode.descancelar ? copy.noteUntil(data(until)) : copy.noteLate}</Text>
      </Stack>
    </Note>
  );
}
