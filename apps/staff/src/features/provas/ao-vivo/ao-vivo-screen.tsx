/** `/provas/{turma_avaliacao_id}`: who has started, answers and has handed in, and more time for one or for the class. */
import { provaAlunosQuery } from '@luneta/api-client/gestao-provas';
import { QueryState, useServices } from '@luneta/app-shell';
import type { ProvaAluno } from '@luneta/api-client';
import { Button, LoadingLayout, Note } from '@luneta/ui';
import { Timer } from '@luneta/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { useMayCall } from '../../../use-may-call.ts';
import { copy as words } from '../copy.ts';
import type { Alvo } from '../prorrogar/pedido.ts';
import { ProrrogarDialog } from '../prorrogar/prorrogar-dialog.tsx';
import { ProvaFrame, type ProvaDia } from '../prova-frame.tsx';
import { copy } from './copy.ts';
import { Painel } from './painel.tsx';

export function AoVivoScreen({ turma_avaliacao_id }: { turma_avaliacao_id: number }) {
  const [alvo, setAlvo] = useState<Alvo | null>(null);
  const may = useMayCall();
  const mayExtend = may('createProrrogacao');
  return (
    <ProvaFrame
      turma_avaliacao_id={turma_avaliacao_id}
      renderActions={({ prova }) =>
        mayExtend &&
        prova.situacao !== 'liberada' && (
          <Button
            variant="secondary"
            size="sm"
            icon={Timer}
            onClick={() =>
              setAlvo({
                escopo: 'turma',
                turma_id: prova.turma_id,
                nome: words.turma(prova.serie_nome, prova.turma_codigo),
              })
            }
          >
            {copy.extendTurma}
          </Button>
        )
      }
    >
      {(at) => (
        <>
          <Alunos
            at={at}
            onExtend={
              mayExtend && at.prova.situacao !== 'liberada'
                ? ({ turma_aluno_id, aluno_nome }) => setAlvo({ escopo: 'aluno', turma_aluno_id, nome: aluno_nome })
                : undefined
            }
          />
          {alvo && (
            <ProrrogarDialog
              alvo={alvo}
              prova={{ turma_avaliacao_id, dia_prova: at.dia.dia_prova, descricao: at.prova.descricao }}
              onClose={() => setAlvo(null)}
            />
          )}
        </>
      )}
    </ProvaFrame>
  );
}

function Alunos({ at, onExtend }: { at: ProvaDia; onExtend: ((aluno: ProvaAluno) => void) | undefined }) {
  const { api } = useServices();
  const { turma_avaliacao_id, situacao } = at.prova;
  const path = { turma_avaliacao_id, dia_prova: at.dia.dia_prova };
  const query = useQuery(provaAlunosQuery(api, path, situacao === 'aberta'));
  return (
    <QueryState query={query} loading={<LoadingLayout of="table" label={copy.loading} />}>
      {(data) => (
        <>
          {query.isError && <Note tone="warning">{copy.stale}</Note>}
          <Painel data={data} receivedAtMs={query.dataUpdatedAt} onExtend={onExtend} />
        </>
      )}
    </QueryState>
  );
}
