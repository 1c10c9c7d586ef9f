/** Points that only this device has: how many wait, and the refused ones whose answer is not in the list. */
import type { Subjetiva } from '@luneta/api-client';
import { subjetivaQuery } from '@luneta/api-client/gestao-redacoes';
import { useServices } from '@luneta/app-shell';
import { Note, Stack } from '@luneta/ui';
import { useQueries } from '@tanstack/react-query';

import { copy } from '../copy.ts';
import { RespostaCard } from './resposta-card.tsx';
import type { RespostasOutbox } from './respostas-outbox.ts';
import { useRetidas } from './use-respostas-outbox.ts';

type RetidasProps = {
  outbox: RespostasOutbox;
  /** What the list shows. */
  listed: readonly Subjetiva[];
  onUnsaved: (id: number, unsaved: boolean) => void;
};

export function Retidas({ outbox, listed, onUnsaved }: RetidasProps) {
  const { api } = useServices();
  const { lines, espera } = useRetidas(outbox);
  const waiting = lines.filter(({ recusa }) => recusa === null).length;
  const refused = lines
    .filter(({ recusa }) => recusa !== null)
    .map(({ value }) => value.resposta_subjetiva_id)
    .filter((id) => !listed.some(({ resposta_subjetiva_id }) => resposta_subjetiva_id === id));
  const found = useQueries({ queries: refused.map((id) => subjetivaQuery(api, id)) });
  const respostas = found.flatMap(({ data }) => data ?? []);
  return (
    <>
      {espera !== null && waiting > 0 && <Note tone="warning">{copy.answersUnsent(waiting)}</Note>}
      {respostas.length > 0 && (
        <Stack gap="e16" as="ul">
          {respostas.map((resposta) => (
            <RespostaCard
              key={resposta.resposta_subjetiva_id}
              resposta={resposta}
              outbox={outbox}
              onUnsaved={onUnsaved}
            />
          ))}
        </Stack>
      )}
    </>
  );
}
