/**
 * `/gestao_acompanhamento`: find a student, open the experience, reset the password; `/turmas`: the classes, and the page of one.
 * They show the same students, so they come together.
 */
import { idOf } from '@luneta/app-shell';
import type { ComponentType } from 'react';
import { useParams } from 'react-router';

import { OpenAluno } from '../features/open-aluno/open-aluno.tsx';
import { GestaoScreen } from '../features/gestao/gestao-screen.tsx';
import { TurmaAlunosScreen } from '../features/gestao/turma/turma-alunos-screen.tsx';
import { TurmaFrame } from '../features/gestao/turma/turma-frame.tsx';
import { TurmaOpcoes } from '../features/gestao/turma/turma-opcoes.tsx';

export { TurmasScreen as TurmasRoute } from '../features/gestao/turma/turmas-screen.tsx';

export function GestaoRoute() {
  return <OpenAluno>{(abrir) => <GestaoScreen onAbrir={abrir} />}</OpenAluno>;
}

export function TurmaRoute() {
  const id = idOf(useParams(), 'turma_id');
  return <OpenAluno>{(abrir) => <TurmaAlunosScreen key={id} turma_id={id} onAbrir={abrir} />}</OpenAluno>;
}

export function TurmaOpcoesRoute() {
  const id = idOf(useParams(), 'turma_id');
  return <TurmaFrame turma_id={id}>{(turma) => <TurmaOpcoes key={id} turma={turma} />}</TurmaFrame>;
}

/** @param Provas shows the exams of a class; they belong to another feature */
export function turmaProvasRoute(Provas: ComponentType<{ turma_id: number }>) {
  return function TurmaProvasRoute() {
    const id = idOf(useParams(), 'turma_id');
    return <TurmaFrame turma_id={id}>{() => <Provas key={id} turma_id={id} />}</TurmaFrame>;
  };
}
