/** Mends one line and says what became of it. */
import { ApiError, type GestaoImportacaoLinha } from '@luneta/api-client';
import { saveImportacaoLinhaMutation, type SaveLinha } from '@luneta/api-client/gestao-importacoes';
import { errorMessage, useServices } from '@luneta/app-shell';
import { useAnnounce } from '@luneta/ui';
import { useMutation } from '@tanstack/react-query';

import { copy } from '../copy.ts';
import type { EtapaProps } from '../parts/etapa-props.ts';

type Told = {
  /** The line is in order, and will leave the list with what has the focus. */
  readonly onMended?: () => void;
  /** Somebody else mended it since it was read; it is read again. */
  readonly onStale?: (message: string) => void;
};

const isStale = (error: unknown): boolean => error instanceof ApiError && error.codigo === 'versao_diferente';

export function useConserto(
  { ordem, linha: numero, versao }: GestaoImportacaoLinha,
  of: EtapaProps['of'],
  { onMended, onStale }: Told = {},
) {
  const { api } = useServices();
  const announce = useAnnounce();
  const save = useMutation(saveImportacaoLinhaMutation(api, of));
  // The line may leave the list before the answer is dealt with, and callbacks of its call with it.
  async function send(change: Omit<SaveLinha, 'ordem' | 'versao'>, onWrong?: (message: string) => void): Promise<void> {
    try {
      const { linha } = await save.mutateAsync({ ordem, versao, ...change });
      const wrong = linha.problemas.find(({ gravidade }) => gravidade === 'erro');
      announce(linha.acao === 'erro' ? copy.aindaErrada(numero) : copy.corrigida(numero));
      if (linha.acao !== 'erro') onMended?.();
      else if (wrong) onWrong?.(`${wrong.mensagem} ${wrong.como_resolver}`);
    } catch (error) {
      // `error` of the mutation says why.
      if (isStale(error)) onStale?.(copy.mudouAntes(numero));
    }
  }
  return {
    busy: save.isPending,
    error: save.isError && !isStale(save.error) ? errorMessage(save.error) : undefined,
    /** @param onWrong the line still has a fault */
    save: (...what: Parameters<typeof send>) => void send(...what),
  };
}
