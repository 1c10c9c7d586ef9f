/** The checks of the saved draft, the acceptance of its warnings, and the act that makes the exam. */
import { ApiError, type RascunhoAvaliacao } from '@luneta/api-client';
import {
  publishAvaliacaoMutation,
  rascunhoQuery,
  verificacaoQuery,
  type OfRascunho,
} from '@luneta/api-client/gestao-rascunhos';
import { useServices } from '@luneta/app-shell';
import { useNavigate } from '@luneta/app-shell/router';
import { Button, useToast } from '@luneta/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { paths } from '../../../shared/paths.ts';
import { useMayCall } from '../../../shared/use-may-call.ts';
import { copy as words } from '../conferir/copy.ts';
import { codigosDosAvisos } from '../conferir/verificacoes.ts';
import type { Etapa } from '../etapas.ts';

const copy = words.publicar;

type Options = {
  rascunho: RascunhoAvaliacao | null;
  of: OfRascunho;
  etapa: Etapa;
  ir: (etapa: Etapa) => void;
};

export function usePublicar({ rascunho, of, etapa, ir }: Options) {
  const { api } = useServices();
  const client = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const may = useMayCall();
  const versao = rascunho?.versao ?? 0;
  const shown = rascunho !== null && (etapa === 'conferir' || etapa === 'publicar');
  const query = useQuery({ ...verificacaoQuery(api, of, versao), enabled: shown });
  const checagens = query.data?.checagens ?? [];
  const avisos = codigosDosAvisos(checagens);
  const impedem = checagens.filter(({ gravidade }) => gravidade === 'impede').length;
  /** The warnings that were accepted: other ones need another look. */
  const [aceitos, setAceitos] = useState<string | null>(null);
  const [tentou, setTentou] = useState(false);
  const mutation = useMutation(publishAvaliacaoMutation(api, of));
  const aceito = avisos.length === 0 || aceitos === avisos.join(' ');
  const pode = rascunho !== null && rascunho.publicavel_por_mim && may('publishAvaliacao');
  const publish = () => {
    if (query.data === undefined) return;
    if (impedem > 0) return ir('conferir');
    setTentou(true);
    if (!aceito) return;
    // Not the callbacks of `mutate`: the draft is read again before they are called, and a published one has no wizard to call.
    mutation.mutateAsync({ versao, avisos_aceitos: avisos }).then(
      ({ avaliacao_conhecimento_id }) => {
        toast.show({ tone: 'success', text: copy.publicada });
        return navigate(paths.exame(avaliacao_conhecimento_id));
      },
      async (error: unknown) => {
        if (!(error instanceof ApiError) || error.status !== 409) return;
        // What stands, and what the school says of it, is another than what was looked at.
        await Promise.all([client.refetchQueries(rascunhoQuery(api, of)), query.refetch()]);
      },
    );
  };
  return {
    query,
    checagens,
    avisos,
    impedem,
    aceito,
    setAceito: (next: boolean) => setAceitos(next ? avisos.join(' ') : null),
    /** Why it was not published, of which the person did not know. */
    falta: tentou && !aceito && impedem === 0,
    error: mutation.error,
    pode,
    button: pode && (
      <Button size="sm" busy={mutation.isPending || query.isPending} onClick={publish}>
        {impedem > 0 ? copy.falta(impedem) : copy.botao}
      </Button>
    ),
  };
}
export type Publicar = ReturnType<typeof usePublicar>;
