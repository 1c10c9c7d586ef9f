/** The switches of a class, with what each changes for its students. */
import type { TurmaOpcoes as Opcoes } from '@luneta/api-client';
import { setTurmaOpcoesMutation, turmaOpcoesQuery } from '@luneta/api-client/gestao-turmas';
import { errorMessage, QueryState, useServices } from '@luneta/app-shell';
import { Button, Card, Inline, Loading, Note, PersonName, Skeleton, Stack, Switch, Text, useToast } from '@luneta/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import type { Turma } from '../../../aluno.ts';
import { UnsavedGuard } from '@luneta/app-shell/form';
import { quando } from '../../../quando.ts';
import { useMayCall } from '../../../use-may-call.ts';
import { useRelogio } from '../../../use-relogio.ts';
import { copy as words } from './copy.ts';

const copy = words.opcoes;

export function TurmaOpcoes({ turma: { turma_id, versao } }: { turma: Pick<Turma, 'turma_id' | 'versao'> }) {
  const { api } = useServices();
  const query = useQuery({ ...turmaOpcoesQuery(api, turma_id), enabled: versao === 1 });
  if (versao !== 1) return <Note tone="info">{copy.onlyGame}</Note>;
  return (
    <QueryState query={query} loading={<OpcoesLoading />}>
      {(opcoes) => <Form opcoes={opcoes} turma_id={turma_id} />}
    </QueryState>
  );
}

function Form({ opcoes, turma_id }: { opcoes: Opcoes; turma_id: number }) {
  const { api } = useServices();
  const toast = useToast();
  const mayChange = useMayCall()('setTurmaOpcoes');
  const save = useMutation(setTurmaOpcoesMutation(api));
  const [escolha, setEscolha] = useState<Partial<Pick<Opcoes, 'vidas_ativas' | 'pular_ativo'>>>({});
  const { vidas_ativas, pular_ativo } = { ...opcoes, ...escolha };
  const changed = vidas_ativas !== opcoes.vidas_ativas || pular_ativo !== opcoes.pular_ativo;
  const onSuccess = () => {
    setEscolha({});
    toast.show({ tone: 'success', text: copy.saved });
  };
  return (
    <Stack gap="e16">
      {!mayChange && <Note tone="reading">{copy.readOnly}</Note>}
      <Text>{copy.text}</Text>
      <Card>
        <Stack gap="e20">
          <Switch
            label={copy.vidas}
            help={copy.vidasHelp}
            checked={vidas_ativas}
            disabled={!mayChange}
            onChange={(on) => setEscolha((before) => ({ ...before, vidas_ativas: on }))}
          />
          <Switch
            label={copy.pular}
            help={copy.pularHelp}
            checked={pular_ativo}
            disabled={!mayChange}
            onChange={(on) => setEscolha((before) => ({ ...before, pular_ativo: on }))}
          />
        </Stack>
      </Card>
      <Changed opcoes={opcoes} />
      {save.error !== null && (
        <Note tone="danger" alert>
          {errorMessage(save.error)}
        </Note>
      )}
      {mayChange && (
        <Inline gap="e12" wrap>
          <Button
            busy={save.isPending}
            disabled={!changed && !save.isPending}
            onClick={() => save.mutate({ turma_id, vidas_ativas, pular_ativo }, { onSuccess })}
          >
            {copy.save}
          </Button>
          {changed && (
            <Button variant="secondary" disabled={save.isPending} onClick={() => setEscolha({})}>
              {copy.discard}
            </Button>
          )}
        </Inline>
      )}
      <UnsavedGuard dirty={changed} />
    </Stack>
  );
}

/** Who changed them last. */
function Changed({ opcoes: { alterado_em, alterado_por } }: { opcoes: Opcoes }) {
  const relogio = useRelogio();
  return (
    <Text look="small" tone="muted">
      {alterado_em === null || alterado_por === null ? (
        copy.never
      ) : (
        <PersonName in={copy.changed(alterado_por, quando(alterado_em, relogio))}>{alterado_por}</PersonName>
      )}
    </Text>
  );
}

function OpcoesLoading() {
  return (
    <Loading label={copy.loading}>
      <Skeleton shape="card" size={160} />
    </Loading>
  );
}
