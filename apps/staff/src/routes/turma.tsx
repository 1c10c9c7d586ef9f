/** `/turmas/{turma_id}`: the students of one class. */
import { idOf } from '@luneta/app-shell';
import { useParams } from 'react-router';

import { AbrirAluno } from '../features/abrir/abrir-aluno.tsx';
import { TurmaAlunosScreen } from '../features/gestao/turma/turma-alunos-screen.tsx';

export function Component() {
  const id = idOf(useParams(), 'turma_id');
  return <AbrirAluno>{(abrir) => <TurmaAlunosScreen key={id} turma_id={id} onAbrir={abrir} />}</AbrirAluno>;
}
