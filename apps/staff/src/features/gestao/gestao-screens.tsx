/**
 * `/gestao_acompanhamento`: find a student, open the experience, reset the password; `/turmas`: the classes, and the page of one.
 * They show the same students, so they come together.
 */
import { idOf } from '@luneta/app-shell';
import type { ComponentType } from 'react';
import { useParams } from 'react-router';

import { AbrirAluno } from '../../shared/abrir/abrir-aluno.tsx';
import { GestaoScreen } from './gestao-screen.tsx';
import { TurmaAlunosScreen } from './turma/turma-alunos-screen.tsx';
import { TurmaFrame } from './turma/turma-frame.tsx';
import { TurmaOpcoes } from './turma/turma-opcoes.tsx';

export { TurmasScreen as TurmasRoute } from './turma/turmas-screen.tsx';

export function GestaoRoute() {
  return <AbrirAluno>{(abrir) => <GestaoScreen onAbrir={abrir} />}</AbrirAluno>;
}

export function TurmaRoute() {
  const id = idOf(useParams(), 'turma_id');
  return <AbrirAluno>{(abrir) => <TurmaAlunosScreen key={id} turma_id={id} onAbrir={abrir} />}</AbrirAluno>;
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
