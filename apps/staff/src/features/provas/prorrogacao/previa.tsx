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
  const { qtde_alunos, qtde_roteiros, minutos, gabarito_liberado_em, adia = [] } = previa.data;
  if (qtde_alunos === 0 && qtde_roteiros === 0) return <Note tone="warning">{copy.nobody}</Note>;
  return (
    <>
      <Note tone="info">
        {[
          copy.change(words.alunos(qtde_alunos), minutos),
          ...(qtde_roteiros > 0 ? [copy.roteiros(qtde_roteiros)] : []),
          ...(gabarito_liberado_em === null || adia.length > 0 ? [] : [copy.release(prazo(gabarito_liberado_em))]),
        ].join(' ')}
      </Note>
      {adia.map(({ avaliacao_conhecimento_id, descricao, motivo, gabarito_liberado_em: antes, ...depois }) => (
        <Note key={avaliacao_conhecimento_id} tone="warning">
          {copy.later(
            descricao,
            antes === null ? null : prazo(antes),
            depois.gabarito_liberado_em_depois === null ? null : prazo(depois.gabarito_liberado_em_depois),
            copy.reasons[motivo],
          )}
        </Note>
      ))}
    </>
  );
}
