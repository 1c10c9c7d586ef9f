/** The switches of a class, with what each changes for its students. */
import type { TurmaOpcoes } from '@luneta/api-client';
import { setTurmaOpcoesMutation, turmaOpcoesQuery } from '@luneta/api-client/gestao-turmas';
import { QueryState, useServices } from '@luneta/app-shell';
import { Loading, Skeleton, Switch, Text } from '@luneta/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import type { Turma } from '../../../aluno.ts';
import { AtoDialog } from '../../../ato/ato-dialog.tsx';
import { messageOf, useDone } from '../../../ato/outcome.ts';
import { copy as words } from '../../../copy.ts';
import { quando } from '../../../quando.ts';
import { useRelogio } from '../../../use-relogio.ts';
import { copy } from './copy.ts';

export type OpcoesDialogProps = { turma: Turma; onClose: () => void };
type Escolha = Partial<Pick<TurmaOpcoes, 'vidas_ativas' | 'pular_ativo'>>;

export function OpcoesDialog({ turma, onClose }: OpcoesDialogProps) {
  const { turma_id, serie_nome, turma_codigo } = turma;
  const { api } = useServices();
  const done = useDone(onClose);
  const query = useQuery(turmaOpcoesQuery(api, turma_id));
  const save = useMutation(setTurmaOpcoesMutation(api));
  const [escolha, setEscolha] = useState<Escolha>({});
  const { data } = query;
  const next = data && { ...pick(data), ...escolha };
  const changed =
    next !== undefined && (next.vidas_ativas !== data?.vidas_ativas || next.pular_ativo !== data.pular_ativo);
  const onSuccess = () => done(copy.saved);
  return (
    <AtoDialog
      title={copy.title(words.turmaOf(serie_nome, turma_codigo))}
      confirmLabel={copy.save}
      disabled={!changed}
      busy={save.isPending}
      error={messageOf(save.error)}
      onClose={onClose}
      onConfirm={() => next && save.mutate({ turma_id, ...next }, { onSuccess })}
    >
      <QueryState query={query} loading={<OpcoesLoading />} compact>
        {(opcoes) => (
          <Opcoes
            opcoes={{ ...opcoes, ...escolha }}
            onChange={(change) => setEscolha((before) => ({ ...before, ...change }))}
          />
        )}
      </QueryState>
    </AtoDialog>
  );
}

const pick = ({ vidas_ativas, pular_ativo }: TurmaOpcoes) => ({ vidas_ativas, pular_ativo });

function Opcoes({ opcoes, onChange }: { opcoes: TurmaOpcoes; onChange: (change: Escolha) => void }) {
  const relogio = useRelogio();
  const { vidas_ativas, pular_ativo, alterado_em, alterado_por } = opcoes;
  return (
    <>
      <Text>{copy.text}</Text>
      <Switch
        label={copy.vidas}
        help={copy.vidasHelp}
        checked={vidas_ativas}
        onChange={(on) => onChange({ vidas_ativas: on })}
      />
      <Switch
        label={copy.pular}
        help={copy.pularHelp}
        checked={pular_ativo}
        onChange={(on) => onChange({ pular_ativo: on })}
      />
      <Text look="small" tone="muted">
        {alterado_em === null || alterado_por === null
          ? copy.never
          : copy.changed(alterado_por, quando(alterado_em, relogio))}
      </Text>
    </>
  );
}

function OpcoesLoading() {
  return (
    <Loading label={copy.loading}>
      <Skeleton shape="card" size={72} />
      <Skeleton shape="card" size={72} />
    </Loading>
  );
}
