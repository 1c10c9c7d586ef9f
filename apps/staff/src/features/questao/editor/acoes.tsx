/** Acts on a question that stands: its copy, its state, its history. What is typed has to be saved before. */
import { ApiError, type QuestaoGestao, type QuestaoSituacao } from '@luneta/api-client';
import { createQuestaoCopiaMutation, setQuestaoSituacaoMutation } from '@luneta/api-client/gestao-questoes-escrita';
import { errorMessage, useServices } from '@luneta/app-shell';
import { useNavigate } from '@luneta/app-shell/router';
import { Button, Card, Confirm, Inline, Stack, Text, useToast } from '@luneta/ui';
import { Copy, History, Trash, Undo2 } from '@luneta/ui/icons';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { paths } from '../../../shared/paths.ts';
import { useMayCall } from '../../../shared/use-may-call.ts';
import { copy } from './copy.ts';

const words = copy.acoes;
type Pergunta = { situacao: QuestaoSituacao; title: string; text: string; label: string; danger: boolean };
const ARQUIVAR: Pergunta = {
  situacao: 'arquivada',
  title: words.arquivarTitle,
  text: words.arquivarText,
  label: words.arquivar,
  danger: true,
};
const DEVOLVER: Pergunta = {
  situacao: 'rascunho',
  title: words.devolverTitle,
  text: words.devolverText,
  label: words.devolver,
  danger: false,
};

export type AcoesProps = {
  questao: QuestaoGestao;
  /** Something is not saved yet. */
  dirty: boolean;
  onHistorico: () => void;
};

export function Acoes({ questao, dirty, onHistorico }: AcoesProps) {
  const { api } = useServices();
  const toast = useToast();
  const navigate = useNavigate();
  const may = useMayCall();
  const { banco_questao_id, situacao, versao, editavel, lacrada } = questao;
  const set = useMutation(setQuestaoSituacaoMutation(api, banco_questao_id));
  const copia = useMutation(createQuestaoCopiaMutation(api, banco_questao_id));
  const [asked, setAsked] = useState<Pergunta | null>(null);
  const failure = set.error ?? copia.error;

  const place = (to: QuestaoSituacao) =>
    set.mutate(
      { situacao: to, versao },
      {
        onSuccess: () => {
          setAsked(null);
          toast.show({ tone: 'success', text: words.done[to] });
        },
      },
    );
  const duplicate = () =>
    copia.mutate(undefined, {
      onSuccess: (nova) => {
        toast.show({ tone: 'success', text: words.copiada });
        void navigate(paths.questaoEditor(nova.banco_questao_id));
      },
    });
  const changes = may('setQuestaoSituacao') && editavel;
  return (
    <Card padding="sm">
      <Inline gap="e4" wrap>
        <Button variant="text" size="sm" icon={History} onClick={onHistorico}>
          {words.historico}
        </Button>
        {may('createQuestaoCopia') && !lacrada && (
          <Button variant="text" size="sm" icon={Copy} busy={copia.isPending} disabled={dirty} onClick={duplicate}>
            {words.copiar}
          </Button>
        )}
        {changes && (situacao === 'aprovada' || situacao === 'em_revisao') && (
          <Button variant="text" size="sm" icon={Undo2} disabled={dirty} onClick={() => setAsked(DEVOLVER)}>
            {words.devolver}
          </Button>
        )}
        {changes && situacao === 'arquivada' && (
          <Button variant="text" size="sm" icon={Undo2} busy={set.isPending} onClick={() => place('rascunho')}>
            {words.desarquivar}
          </Button>
        )}
        {changes && situacao !== 'arquivada' && (
          <Button variant="text" size="sm" icon={Trash} disabled={dirty} onClick={() => setAsked(ARQUIVAR)}>
            {words.arquivar}
          </Button>
        )}
      </Inline>
      <Stack gap="e4">
        {dirty && (
          <Text look="small" tone="muted">
            {words.saveFirst}
          </Text>
        )}
        {failure !== null && asked === null && (
          <Text look="small" tone="danger">
            {errorMessage(failure)}
          </Text>
        )}
      </Stack>
      <Confirm
        open={asked !== null}
        title={asked?.title ?? ''}
        tone={asked?.danger ? 'danger' : 'neutral'}
        confirmLabel={asked?.label ?? ''}
        cancelLabel={words.keep}
        busy={set.isPending}
        error={set.error === null ? undefined : sentence(set.error)}
        onConfirm={() => asked && place(asked.situacao)}
        onCancel={() => {
          set.reset();
          setAsked(null);
        }}
      >
        {asked?.text}
      </Confirm>
    </Card>
  );
}

/** What is missing says more than that something is. */
const sentence = (error: unknown) =>
  error instanceof ApiError && error.campos.length > 0 ? error.motivo : errorMessage(error);
