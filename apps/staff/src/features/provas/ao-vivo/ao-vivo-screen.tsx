/** `/provas/{turma_avaliacao_id}`: who has started, answers and has handed in, and more time for one or for the class. */
import { provaAlunosQuery } from '@luneta/api-client/gestao-provas';
import { QueryState, useServices } from '@luneta/app-shell';
import { Button, LoadingLayout, Note } from '@luneta/ui';
import { Timer } from '@luneta/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { nomeDe } from '../../../shared/aluno.ts';
import { useMayCall } from '../../../shared/use-may-call.ts';
import { copy as words, situacaoDe } from '../copy.ts';
import type { Alvo, SoNaProva } from '../prorrogacao/pedido.ts';
import { ProrrogacaoDialog } from '../prorrogacao/prorrogacao-dialog.tsx';
import { ProvaFrame, type ProvaDia } from '../prova-frame.tsx';
import type { TempoDe } from './aluno-fatos.tsx';
import { needs, silence } from './aluno.ts';
import { copy } from './copy.ts';
import { Dadas } from './dadas.tsx';
import { MaisTempo } from './mais-tempo.tsx';
import { Painel } from './painel.tsx';
import { useSala } from './use-sala.ts';

export function AoVivoScreen({ turma_avaliacao_id }: { turma_avaliacao_id: number }) {
  const [turma, setTurma] = useState(false);
  const mayExtend = useMayCall()('createProrrogacao');
  const canExtend = ({ prova }: ProvaDia) => mayExtend && !['liberada', 'cancelada'].includes(situacaoDe(prova));
  return (
    <ProvaFrame
      turma_avaliacao_id={turma_avaliacao_id}
      renderActions={(at) =>
        canExtend(at) && (
          <Button variant="secondary" size="sm" icon={Timer} onClick={() => setTurma(true)}>
            {copy.extendTurma}
          </Button>
        )
      }
    >
      {(at) => (
        <>
          <Alunos at={at} canExtend={canExtend(at)} />
          {turma && (
            <ProrrogacaoAt
              at={at}
              alvo={{
                escopo: 'turma',
                turma_id: at.prova.turma_id,
                nome: words.turma(at.prova.serie_nome, at.prova.turma_codigo),
              }}
              onClose={() => setTurma(false)}
            />
          )}
        </>
      )}
    </ProvaFrame>
  );
}

const soNa = ({ prova, dia }: ProvaDia): SoNaProva => ({
  turma_avaliacao_id: prova.turma_avaliacao_id,
  dia_prova: dia.dia_prova,
  descricao: prova.descricao,
});

const ProrrogacaoAt = ({ at, ...rest }: { at: ProvaDia; alvo: Alvo; onClose: () => void }) => (
  <ProrrogacaoDialog {...rest} prova={soNa(at)} />
);

function Alunos({ at, canExtend }: { at: ProvaDia; canExtend: boolean }) {
  const { api } = useServices();
  const { aberto, extending, open, extend, stopExtending } = useSala();
  const { turma_avaliacao_id, situacao, tipo_aplicacao } = at.prova;
  const path = { turma_avaliacao_id, dia_prova: at.dia.dia_prova };
  const query = useQuery(provaAlunosQuery(api, path, situacao === 'aberta'));
  return (
    <QueryState query={query} loading={<LoadingLayout of="table" label={copy.loading} />}>
      {(data) => {
        const aluno = data.alunos.find(({ turma_aluno_id }) => turma_aluno_id === aberto);
        const tempoDe: TempoDe = (one, nowMs) => (
          <MaisTempo
            key={one.turma_aluno_id}
            aluno={one}
            prova={soNa(at)}
            prorrogacoes={data.prorrogacoes ?? []}
            silencio={needs(one, nowMs) ? silence(one, nowMs) : null}
            nowMs={nowMs}
            onOutro={() => extend(one.turma_aluno_id)}
          />
        );
        const asks = aluno !== undefined && extending && canExtend;
        return (
          <>
            {query.isError && <Note tone="warning">{copy.stale}</Note>}
            <Painel
              data={data}
              emPapel={tipo_aplicacao === 'Presencial'}
              receivedAtMs={query.dataUpdatedAt}
              aberto={aberto}
              hasDialog={asks}
              onOpenAluno={open}
              tempoDe={canExtend ? tempoDe : undefined}
              onExtend={canExtend ? ({ turma_aluno_id }) => extend(turma_aluno_id) : undefined}
            />
            <Dadas data={data} />
            {asks && (
              <ProrrogacaoAt
                at={at}
                alvo={{ escopo: 'aluno', turma_aluno_id: aluno.turma_aluno_id, nome: nomeDe(aluno.aluno_nome) }}
                onClose={stopExtending}
              />
            )}
          </>
        );
      }}
    </QueryState>
  );
}
