/** Takes a line back in that was left out. */
import type { GestaoImportacaoLinha } from '@luneta/api-client';
import { Button, FailureText, Stack } from '@luneta/ui';

import { useMayCall } from '../../../shared/use-may-call.ts';
import { copy } from '../copy.ts';
import type { EtapaProps } from '../parts/etapa-props.ts';
import { useConserto } from './use-conserto.ts';

type VoltaProps = Pick<EtapaProps, 'of'> & {
  linha: GestaoImportacaoLinha;
  onStale: (message: string) => void;
};

export function Volta({ linha, of, onStale }: VoltaProps) {
  const may = useMayCall()('saveImportacaoLinha');
  const conserto = useConserto(linha, of, { onStale });
  if (!may || linha.decisao !== 'pular') return null;
  return (
    <Stack gap="e4" align="end">
      <Button size="sm" variant="text" busy={conserto.busy} onClick={() => conserto.save({ decisao: null })}>
        {copy.trazerDeNovo}
      </Button>
      {conserto.error !== undefined && <FailureText>{conserto.error}</FailureText>}
    </Stack>
  );
}
