/** Markings that only this device has: on their way, or waiting for a decision. */
import { Link, Note } from '@luneta/ui';

import { copy } from '../copy.ts';
import type { CorrecaoOutbox } from '../outbox/correcao-outbox.ts';
import { usePendentes } from '../outbox/use-correcao-outbox.ts';

export function Pendentes({ outbox, href }: { outbox: CorrecaoOutbox; href: (redacao_id: number) => string }) {
  const all = usePendentes(outbox);
  const stopped = all.filter(([, { situacao }]) => situacao === 'conflito' || situacao === 'recusada');
  const waiting = all.filter(([, { situacao }]) => situacao === 'sem_conexao');
  return (
    <>
      {stopped.length > 0 && (
        <Note tone="danger" alert>
          {copy.stopped}{' '}
          {stopped.map(([id, { codigo }], n) => (
            <span key={id}>
              {n > 0 && ', '}
              <Link href={href(id)}>{codigo}</Link>
            </span>
          ))}
        </Note>
      )}
      {waiting.length > 0 && <Note tone="warning">{copy.unsent(waiting.length)}</Note>}
    </>
  );
}
