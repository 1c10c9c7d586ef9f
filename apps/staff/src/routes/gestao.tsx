/** `/gestao_acompanhamento`: find a student, open the experience, reset the password. */
import { AbrirAluno } from '../features/abrir/abrir-aluno.tsx';
import { GestaoScreen } from '../features/gestao/gestao-screen.tsx';

export function GestaoRoute() {
  return <AbrirAluno>{(abrir) => <GestaoScreen onAbrir={abrir} />}</AbrirAluno>;
}
