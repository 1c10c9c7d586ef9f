/** Applies the file; asks for a number where many would lose their access, and judges it again where data changed meanwhile. */
import { ApiError, type GestaoImportacao } from '@luneta/api-client';
import { applyImportacaoMutation, setMapeamentoMutation } from '@luneta/api-client/gestao-importacoes';
import { errorMessage, useServices } from '@luneta/app-shell';
import { Button, Note } from '@luneta/ui';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

import { escolhaDe, requestOf } from '../colunas/escolha.ts';
import { copy } from '../copy.ts';
import type { EtapaProps } from '../parts/etapa-props.ts';

export type Aplicar = {
  readonly busy: boolean;
  readonly failure: ReactNode;
  /** How many would lose their access, while that number is asked for. */
  readonly asking: number | null;
  readonly start: () => void;
  readonly confirm: (confirmacao: number) => void;
  readonly cancel: () => void;
};

export function useAplicar(importacao: GestaoImportacao, of: EtapaProps['of']): Aplicar {
  const { api } = useServices();
  const { versao, confirmacao_necessaria } = importacao;
  const [asked, setAsked] = useState(false);
  const apply = useMutation(applyImportacaoMutation(api, of));
  const again = useMutation(setMapeamentoMutation(api, of));
  const send = (confirmacao?: number) =>
    apply.mutate(
      { linhas_com_erro: 'pular', versao, ...(confirmacao === undefined ? {} : { confirmacao }) },
      { onSettled: () => setAsked(false) },
    );
  const error = apply.error ?? again.error;
  const stale = apply.error instanceof ApiError && apply.error.codigo === 'dados_mudaram';
  return {
    busy: apply.isPending || again.isPending,
    asking: asked ? confirmacao_necessaria : null,
    start: () => (confirmacao_necessaria === null ? send() : setAsked(true)),
    confirm: send,
    cancel: () => setAsked(false),
    failure: error && (
      <Note
        tone="danger"
        alert
        action={
          stale && (
            <Button
              size="sm"
              variant="secondary"
              busy={again.isPending}
              onClick={() => again.mutate(requestOf(escolhaDe(importacao), versao))}
            >
              {copy.checkAgain}
            </Button>
          )
        }
      >
        {errorMessage(error)}
      </Note>
    ),
  };
}
