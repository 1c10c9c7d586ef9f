/** Acts on a proposal that stands: print, copy, state. What is typed has to be saved before. */
import type { PropostaGestao, PropostaSituacao } from '@luneta/api-client';
import { createPropostaCopiaMutation, savePropostaMutation } from '@luneta/api-client/gestao-propostas';
import { errorMessage, useServices } from '@luneta/app-shell';
import { useNavigate } from '@luneta/app-shell/router';
import { Button, Card, Confirm, Inline, Text, useToast } from '@luneta/ui';
import { Copy, Printer, Trash, Undo2 } from '@luneta/ui/icons';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { paths } from '../../../shared/paths.ts';
import { useMayCall } from '../../../shared/use-may-call.ts';
import { copy } from './copy.ts';
import { pedidoOf, valoresOf } from './valores.ts';

const words = copy.acoes;

export type AcoesProps = {
  proposta: PropostaGestao;
  /** Something is not saved yet. */
  dirty: boolean;
  onPrint: () => void;
};

export function Acoes({ proposta, dirty, onPrint }: AcoesProps) {
  const { api } = useServices();
  const toast = useToast();
  const navigate = useNavigate();
  const may = useMayCall();
  const { proposta_redacao_id, situacao, versao, editavel } = proposta;
  const save = useMutation(savePropostaMutation(api, proposta_redacao_id));
  const copia = useMutation(createPropostaCopiaMutation(api, proposta_redacao_id));
  const [asking, setAsking] = useState(false);
  const failure = save.error ?? copia.error;
  const place = (to: PropostaSituacao) =>
    save.mutate(
      { ...pedidoOf({ ...valoresOf(proposta), situacao: to }, situacao), versao },
      {
        onSuccess: () => {
          setAsking(false);
          toast.show({ tone: 'success', text: words.done[to] });
        },
      },
    );
  const duplicate = () =>
    copia.mutate(undefined, {
      onSuccess: (made) => {
        toast.show({ tone: 'success', text: words.copiada });
        void navigate(paths.proposta(made.proposta_redacao_id));
      },
    });
  const changes = may('saveProposta') && editavel;
  return (
    <Card padding="sm">
      <Inline gap="e4" wrap>
        <Button variant="text" size="sm" icon={Printer} disabled={dirty} onClick={onPrint}>
          {words.imprimir}
        </Button>
        {may('createPropostaCopia') && (
          <Button variant="text" size="sm" icon={Copy} busy={copia.isPending} disabled={dirty} onClick={duplicate}>
            {words.copiar}
          </Button>
        )}
        {changes && situacao === 'aprovada' && (
          <Button variant="text" size="sm" icon={Undo2} disabled={dirty} onClick={() => place('rascunho')}>
            {words.devolver}
          </Button>
        )}
        {changes && situacao === 'arquivada' && (
          <Button variant="text" size="sm" icon={Undo2} busy={save.isPending} onClick={() => place('rascunho')}>
            {words.desarquivar}
          </Button>
        )}
        {changes && situacao !== 'arquivada' && (
          <Button variant="text" size="sm" icon={Trash} disabled={dirty} onClick={() => setAsking(true)}>
            {words.arquivar}
          </Button>
        )}
      </Inline>
      {dirty && (
        <Text look="small" tone="muted">
          {words.saveFirst}
        </Text>
      )}
      {failure !== null && !asking && (
        <Text look="small" tone="danger">
          {errorMessage(failure)}
        </Text>
      )}
      <Confirm
        open={asking}
        title={words.arquivarTitle}
        tone="danger"
        confirmLabel={words.arquivar}
        cancelLabel={words.keep}
        busy={save.isPending}
        error={save.error === null ? undefined : errorMessage(save.error)}
        onConfirm={() => place('arquivada')}
        onCancel={() => {
          save.reset();
          setAsking(false);
        }}
      >
        {words.arquivarText}
      </Confirm>
    </Card>
  );
}
