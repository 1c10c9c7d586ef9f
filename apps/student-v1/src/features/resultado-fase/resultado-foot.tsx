/** The ways on from a result, the main one first (S2 §2.7; decision 134). */
import type { FaseResultado } from '@luneta/api-client';
import type { FaseIds } from '@luneta/api-client/fase';
import { canPlayAgain, saidaDaFase, type FaseSaida } from '@luneta/domain';
import { ActionBar, ButtonLink } from '@luneta/ui';
import { ChevronRight, CirclePlay, Undo2, Zap } from '@luneta/ui/icons';

import { addressesOf } from '../../shared/fase/fase-address.ts';
import { copy } from './copy.ts';

export type ResultadoFootProps = { ids: FaseIds; resultado: FaseResultado; existe_midia: boolean };

export function ResultadoFoot({ ids, resultado, existe_midia }: ResultadoFootProps) {
  const address = addressesOf(ids);
  const saida = saidaDaFase(resultado);
  const to: Record<FaseSaida, string> = {
    proxima_fase: address.outra(resultado.proximo_oic_id ?? ids.objeto_conhecimento_id),
    enfrentar_boss: address.boss,
    tentar_novamente: address.item(1),
    concluir: address.materia,
  };
  return (
    <ActionBar mainFirst>
      <ButtonLink block variant={saida === 'tentar_novamente' ? 'primary' : 'game'} href={to[saida]} {...iconOf(saida)}>
        {copy.go[saida]}
      </ButtonLink>
      {saida === 'tentar_novamente' && existe_midia && (
        <ButtonLink block variant="secondary" icon={CirclePlay} href={address.midia(1)}>
          {copy.study}
        </ButtonLink>
      )}
      {canPlayAgain(resultado) && (
        <ButtonLink block variant="secondary" icon={Undo2} href={address.item(1)}>
          {copy.again}
        </ButtonLink>
      )}
      {saida !== 'concluir' && (
        <ButtonLink block variant="text" href={address.materia}>
          {copy.map}
        </ButtonLink>
      )}
    </ActionBar>
  );
}

function iconOf(saida: FaseSaida) {
  if (saida === 'proxima_fase') return { iconEnd: ChevronRight };
  if (saida === 'enfrentar_boss') return { icon: Zap };
  return saida === 'tentar_novamente' ? { icon: Undo2 } : {};
}
