import { errorMessage } from '@luneta/app-shell';
import type { PreviaProrrogacao } from '@luneta/api-client';
import { Note } from '@luneta/ui';
import type { UseQueryResult } from '@tanstack/react-query';

import { copy as words } from '../copy.ts';
import { useTempo } from '../tempo.ts';
import { copy } from './copy.ts';

/** What an extension would move, said before it is given; a refusal is the server's sentence. */
export function Previa({ previa }: { previa: UseQueryResult<PreviaProrrogacao> }) {
  const { prazo } = useTempo();
  if (previa.isError) return <Note tone="warning">{errorMessage(previa.error)}</Note>;
  if (!previa.data) return <Note tone="info">{copy.counting}</Note>;
  const { qtde_alunos, qtde_roteiros, minutos, gabarito_liberado_em } = previa.data;
  return (
    <Note tone="info">
      {[
        copy.change(words.alunos(qtde_alunos), minutos),
        ...(qtde_roteiros > 0 ? [copy.roteiros(qtde_roteiros)] : []),
        ...(gabarito_liberado_em === null ? [] : [copy.release(prazo(gabarito_liberado_em))]),
      ].join(' ')}
    </Note>
  );
}
