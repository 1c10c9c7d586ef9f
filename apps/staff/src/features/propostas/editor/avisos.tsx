/** What the author should know before writing on: state, a draft of this device, no connection, uses. */
import type { PropostaGestao } from '@luneta/api-client';
import { Note } from '@luneta/ui';

import { EstadoDe } from '../../../shared/editor/estado.tsx';
import { AvisoGuardado, SemConexao } from '../../../shared/guardado/avisos.tsx';
import type { Guardado } from '../../../shared/guardado/use-guardado.ts';
import { copy } from './copy.ts';

/** How the proposal stands. */
export const Estado = ({ proposta }: { proposta: PropostaGestao | null }) => (
  <EstadoDe names={copy.situacoes} of={proposta} />
);

type AvisosProps = { proposta: PropostaGestao | null; rascunho: Guardado };

export function Avisos({ proposta, rascunho }: AvisosProps) {
  return (
    <>
      <SemConexao desde={proposta?.atualizada_em ?? null} />
      <AvisoGuardado guardado={rascunho} lost={copy.discardText} />
      {proposta?.usada && (
        <Note tone="info">
          {copy.usada(
            new Set(
              proposta.provas
                .filter(({ revisao }) => revisao === proposta.revisao)
                .map((prova) => prova.avaliacao_conhecimento_id),
            ).size,
            proposta.revisao + 1,
            proposta.revisao,
          )}
        </Note>
      )}
    </>
  );
}
