/** Takes a line back in that was left out. */
import type { GestaoImportacaoLinha } from '@luneta/api-client';
import { Button } from '@luneta/ui';

import { useMayCall } from '../../../shared/use-may-call.ts';
import { copy } from '../copy.ts';
import type { EtapaProps } from '../parts/etapa-props.ts';
import { useConserto } from './use-conserto.ts';

export function Volta({ linha, of }: Pick<EtapaProps, 'of'> & { linha: GestaoImportacaoLinha }) {
  const may = useMayCall()('saveImportacaoLinha');
  const conserto = useConserto(linha, of);
  if (!may || linha.decisao !== 'pular') return null;
  return (
    <Button size="sm" variant="text" busy={conserto.busy} onClick={() => conserto.save({ decisao: null })}>
      {copy.trazerDeNovo}
    </Button>
  );
}
