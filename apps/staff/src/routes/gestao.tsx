/** `/gestao_acompanhamento`: find a student, open the experience, reset the password. */
import { AbrirAluno, type Leave } from '../features/abrir/abrir-aluno.tsx';
import { GestaoScreen } from '../features/gestao/gestao-screen.tsx';

export function GestaoRoute({ leave }: { leave: Leave }) {
  return <AbrirAluno leave={leave}>{(abrir) => <GestaoScreen onAbrir={abrir} />}</AbrirAluno>;
}
