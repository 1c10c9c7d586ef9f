/** `/provas/{turma_avaliacao_id}/fora_do_prazo`: late answers, counted or left out by staff (decision 93). */
import { foraDoPrazoQuery, setForaDoPrazoMutation } from '@luneta/api-client/gestao-provas';
import type { ForaDoPrazo } from '@luneta/api-client';
import { QueryState, useServices } from '@luneta/app-shell';
import { Button, EmptyState, Inline, LoadingLayout, Note, Stack, Text } from '@luneta/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { useMayCall } from '../../../shared/use-may-call.ts';
import { copy as words } from '../copy.ts';
import { MotivoDialog } from '../../../shared/ato/motivo-dialog.tsx';
import { ProvaFrame, type ProvaDia } from '../prova-frame.tsx';
import { copy } from './copy.ts';
import { Tabela } from './tabela.tsx';

export function AtrasadasScreen({ turma_avaliacao_id }: { turma_avaliacao_id: number }) {
  return <ProvaFrame turma_avaliacao_id={turma_avaliacao_id}>{(at) => <Atrasadas {...at} />}</ProvaFrame>;
}

function Atrasadas({ prova, dia }: ProvaDia) {
  const { api } = useServices();
  const may = useMayCall();
  const path = { turma_avaliacao_id: prova.turma_avaliacao_id, dia_prova: dia.dia_prova };
  const query = useQuery(foraDoPrazoQuery(api, path));
  const released = prova.situacao === 'liberada';
  return (
    <QueryState query={query} loading={<LoadingLayout of="table" label={copy.loading} />}>
      {(linhas) =>
        linhas.length === 0 ? (
          <EmptyState text={copy.empty} />
        ) : (
          <Stack gap="e12">
            <Text tone="muted">{copy.intro}</Text>
            {released && <Note tone="warning">{copy.released}</Note>}
            {may('setForaDoPrazo') && !released ? (
              <Decide linhas={linhas} path={path} />
            ) : (
              <Tabela linhas={linhas} selected={new Set()} />
            )}
          </Stack>
        )
      }
    </QueryState>
  );
}

type DecideProps = { linhas: readonly ForaDoPrazo[]; path: { turma_avaliacao_id: number; dia_prova: number } };

function Decide({ linhas, path }: DecideProps) {
  const { api } = useServices();
  const [done, setDone] = useState(false);
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [counting, setCounting] = useState<boolean | null>(null);
  const decide = useMutation(setForaDoPrazoMutation(api, path));
  const chosen = linhas.filter((linha) => selected.has(linha.resposta_atrasada_id));
  const alunos = words.alunos(new Set(chosen.map(({ turma_aluno_id }) => turma_aluno_id)).size);
  const close = () => setCounting(null);
  const onSent = () => {
    close();
    setSelected(new Set());
    setDone(true);
  };
  return (
    <Stack gap="e12">
      <Inline gap="e8" wrap>
        <Text look="small" tone="muted">
          {chosen.length === 0 ? copy.choose : copy.selected(chosen.length)}
        </Text>
        <Button size="sm" disabled={chosen.length === 0} onClick={() => setCounting(true)}>
          {copy.count(chosen.length)}
        </Button>
        <Button size="sm" variant="secondary" disabled={chosen.length === 0} onClick={() => setCounting(false)}>
          {copy.leave(chosen.length)}
        </Button>
      </Inline>
      {done && (
        <Note tone="success" alert onDismiss={() => setDone(false)}>
          {copy.done}
        </Note>
      )}
      <Tabela linhas={linhas} selected={selected} onSelect={setSelected} />
      {counting !== null && (
        <MotivoDialog
          title={counting ? copy.countTitle(chosen.length) : copy.leaveTitle(chosen.length)}
          confirmLabel={counting ? copy.count(chosen.length) : copy.leave(chosen.length)}
          consequence={counting ? copy.countText(alunos) : copy.leaveText(alunos)}
          send={(motivo) => decide.mutateAsync({ respostas: [...selected], contar: counting, motivo })}
          onSent={onSent}
          onClose={close}
        />
      )}
    </Stack>
  );
}
