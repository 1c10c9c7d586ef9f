/** The drawer of one student, and what is asked over it. It stands in the address, so it loads what it shows by itself. */
import { ApiError } from '@luneta/api-client';
import { gestaoAlunoQuery } from '@luneta/api-client/gestao-alunos';
import { lazyPart, QueryState, useServices } from '@luneta/app-shell';
import { Avatar, Drawer, EmptyState, Loading, PersonName, Skeleton, Text } from '@luneta/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';

import { alunoOf, nomeDe, type Aluno } from '../../../shared/aluno.ts';
import { copy as words } from '../../../shared/copy.ts';
import type { AlunoBoss } from '../boss/boss-part.tsx';
import { EraseDados } from '../dados/erase-dados.tsx';
import { ExportDados } from '../dados/export-dados.tsx';
import type { Fichas } from '../senhas/fichas.ts';
import { AlunoDetalhe, type Ato } from './aluno-detalhe.tsx';
import { copy } from './copy.ts';
import { fichaOf } from './ficha-of.ts';
import { nomeDoTurno } from '../../../shared/turno.ts';

// Few visits reset a password; with it comes the sheet that shows the new one, before anything is reset.
const ResetSenha = lazy(async () => ({ default: (await import('../senhas/reset-senha.tsx')).ResetSenha }));

/** What is asked of few students comes when it is needed. */
const CondicaoDialog = lazyPart(async () => (await import('../condicoes/condicoes-dialogs.tsx')).CondicaoDialog);
const MudarDados = lazyPart(async () => (await import('../cadastro/mudar-dados.tsx')).MudarDados);
const MoverAluno = lazyPart(async () => (await import('../movimentacao/mover-aluno.tsx')).MoverAluno);
const MudarAcomodacoes = lazyPart(async () => (await import('../acomodacoes/mudar-acomodacoes.tsx')).MudarAcomodacoes);
const BossDialog = lazyPart(async () => (await import('../boss/boss-dialog.tsx')).BossDialog);

export type AlunoGavetaProps = {
  codigo: number;
  onClose: () => void;
  onOpenAluno: (aluno: Aluno) => void;
  onFichas: (fichas: Fichas) => void;
};

export function AlunoGaveta({ codigo, onClose, onOpenAluno, onFichas }: AlunoGavetaProps) {
  const { api } = useServices();
  const query = useQuery(gestaoAlunoQuery(api, codigo));
  const [ato, setAto] = useState<Ato | null>(null);
  const [boss, setBoss] = useState<AlunoBoss | null>(null);
  const { data } = query;
  const done = () => setAto(null);
  return (
    <>
      <Drawer
        open
        onClose={onClose}
        title={data ? <PersonName>{nomeDe(data.aluno_nome)}</PersonName> : titleOf(query)}
        {...(data && {
          detail: [
            words.turmaOf(data.serie_nome, data.turma_codigo),
            nomeDoTurno(data.turma_turno),
            data.sede_nome,
          ].join(' · '),
          picture: <Avatar code={data.avatar_code} size={64} />,
        })}
        lead={
          <Text look="small" tone="muted" tabular>
            {copy.codigo(codigo)}
          </Text>
        }
      >
        {isUnknown(query) ? (
          <EmptyState text={copy.notFoundText} />
        ) : (
          <QueryState query={query} loading={<GavetaLoading />}>
            {(aluno) => (
              <AlunoDetalhe
                aluno={aluno}
                onAto={setAto}
                onBoss={setBoss}
                onOpenAluno={() => onOpenAluno(alunoOf(aluno))}
              />
            )}
          </QueryState>
        )}
      </Drawer>
      {data && ato === 'reset' && (
        <Suspense>
          <ResetSenha
            aluno={alunoOf(data)}
            login={data.login}
            onClose={done}
            onFicha={(senha) => onFichas(fichaOf(data, senha, Date.now()))}
          />
        </Suspense>
      )}
      {data && (ato === 'ranking' || ato === 'apelido') && <CondicaoDialog ato={ato} aluno={data} onClose={done} />}
      {data && ato === 'tempo' && (
        <MudarAcomodacoes turma_aluno_id={data.turma_aluno_id} aluno_nome={data.aluno_nome} onClose={done} />
      )}
      {data && ato === 'dados' && <MudarDados turma_aluno_id={data.turma_aluno_id} onClose={done} />}
      {data && (ato === 'remanejar' || ato === 'concluir' || ato === 'transferir' || ato === 'reativar') && (
        <MoverAluno acao={ato} aluno={data} onClose={done} onMoved={onClose} />
      )}
      {data && boss !== null && <BossDialog aluno={data} boss={boss} onClose={() => setBoss(null)} />}
      {data && ato === 'exportar' && <ExportDados aluno={alunoOf(data)} onClose={done} />}
      {data && ato === 'apagar' && <EraseDados aluno={alunoOf(data)} onClose={done} onErased={onClose} />}
    </>
  );
}

type Asked = { data: unknown; error: unknown; isError: boolean };

/** Nobody whom this person may see has the code: it is the title that says so. */
const isUnknown = ({ data, error }: Asked) => data === undefined && error instanceof ApiError && error.status === 404;

function titleOf(query: Asked): string {
  if (isUnknown(query)) return copy.notFoundTitle;
  return query.isError ? copy.failedTitle : copy.loading;
}

function GavetaLoading() {
  return (
    <Loading label={copy.loading}>
      <Skeleton shape="card" size={104} />
      <Skeleton shape="card" size={52} />
      <Skeleton shape="card" size={200} />
    </Loading>
  );
}
