/**
 * `/gestao_acompanhamento`: find a student, open the experience, reset the password; `/turmas`: the classes, and the page of one.
 * They show the same students, so they come together.
 */
import { Stack } from '@luneta/ui';
import type { ComponentType } from 'react';

import { OpenAluno } from '../../shared/open-aluno/open-aluno.tsx';
import { TurmaAcomodacoes } from './acomodacoes/turma-acomodacoes.tsx';
import { GestaoScreen } from './gestao-screen.tsx';
import { TurmaAlunosScreen } from './turma/turma-alunos-screen.tsx';
import { TurmaDados } from './turma/turma-dados.tsx';
import { TurmaFrame } from './turma/turma-frame.tsx';
import { TurmaOpcoes } from './turma/turma-opcoes.tsx';
import { TurmaProfessores } from './turma/turma-professores.tsx';

type TurmaPlace = { turma_id: number };

export { TurmasScreen } from './turma/turmas-screen.tsx';

export function GestaoPage() {
  return <OpenAluno>{(abrir) => <GestaoScreen onOpenAluno={abrir} />}</OpenAluno>;
}

export function TurmaPage({ turma_id }: TurmaPlace) {
  return <OpenAluno>{(abrir) => <TurmaAlunosScreen turma_id={turma_id} onOpenAluno={abrir} />}</OpenAluno>;
}

export function TurmaOpcoesPage({ turma_id }: TurmaPlace) {
  return (
    <TurmaFrame turma_id={turma_id}>
      {(turma, detalhe) => (
        <Stack gap="e16">
          <TurmaDados detalhe={detalhe} />
          <TurmaOpcoes turma={turma} closed={detalhe.ano_situacao === 'encerrado'} />
        </Stack>
      )}
    </TurmaFrame>
  );
}

export function TurmaProfessoresPage({ turma_id }: TurmaPlace) {
  return <TurmaFrame turma_id={turma_id}>{(_turma, detalhe) => <TurmaProfessores detalhe={detalhe} />}</TurmaFrame>;
}

export function TurmaAcomodacoesPage({ turma_id }: TurmaPlace) {
  return <TurmaFrame turma_id={turma_id}>{() => <TurmaAcomodacoes turma_id={turma_id} />}</TurmaFrame>;
}

/** @param Provas shows the exams of a class; they belong to another feature */
export function turmaProvasPage(Provas: ComponentType<TurmaPlace>) {
  return function TurmaProvasPage({ turma_id }: TurmaPlace) {
    return <TurmaFrame turma_id={turma_id}>{() => <Provas turma_id={turma_id} />}</TurmaFrame>;
  };
}
