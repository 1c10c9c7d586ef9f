/** The preview and the act of an extension. */
import { randomId } from '@luneta/api-client';
import {
  previaProrrogacaoQuery,
  createProrrogacaoMutation,
  type ProrrogacaoAsked,
} from '@luneta/api-client/gestao-provas';
import { useServices } from '@luneta/app-shell';
import { skipToken, useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';

const NOBODY: ProrrogacaoAsked = { escopo: 'turma', minutos: 1 };

/** What an extension would move; nothing while something is missing. */
export function usePrevia(pedido: ProrrogacaoAsked | null) {
  const { api } = useServices();
  const options = previaProrrogacaoQuery(api, pedido ?? NOBODY);
  const previa = useQuery(pedido ? options : { ...options, queryFn: skipToken });
  return pedido ? previa : null;
}

export function useProrrogacao() {
  const { api } = useServices();
  const act = useMutation(createProrrogacaoMutation(api));
  // One id for one act: pressed again after a lost answer it is the same act, with other contents it is another.
  const last = useRef({ contents: '', id: '' });
  const send = (pedido: ProrrogacaoAsked, motivo: string) => {
    const contents = JSON.stringify([pedido, motivo]);
    if (last.current.contents !== contents) last.current = { contents, id: randomId() };
    return act.mutateAsync({ ...pedido, pedido_id: last.current.id, motivo });
  };
  return { act, send };
}
