/** Mends one line and says what became of it. */
import type { GestaoImportacaoLinha } from '@luneta/api-client';
import { saveImportacaoLinhaMutation, type SaveLinha } from '@luneta/api-client/gestao-importacoes';
import { errorMessage, useServices } from '@luneta/app-shell';
import { useAnnounce } from '@luneta/ui';
import { useMutation } from '@tanstack/react-query';

import { copy } from '../copy.ts';
import type { EtapaProps } from '../parts/etapa-props.ts';

export function useConserto({ ordem, linha: numero }: GestaoImportacaoLinha, of: EtapaProps['of']) {
  const { api } = useServices();
  const announce = useAnnounce();
  const save = useMutation(saveImportacaoLinhaMutation(api, of));
  return {
    busy: save.isPending,
    error: save.isError ? errorMessage(save.error) : undefined,
    /** @param onWrong the line still has a fault */
    save: (change: Omit<SaveLinha, 'ordem'>, onWrong?: (message: string) => void) =>
      save.mutate(
        { ordem, ...change },
        {
          onSuccess: ({ linha }) => {
            const wrong = linha.problemas.find(({ gravidade }) => gravidade === 'erro');
            announce(linha.acao === 'erro' ? copy.aindaErrada(numero) : copy.corrigida(numero));
            if (linha.acao === 'erro' && wrong) onWrong?.(`${wrong.mensagem} ${wrong.como_resolver}`);
          },
        },
      ),
  };
}
