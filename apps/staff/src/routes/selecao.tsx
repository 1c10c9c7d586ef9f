/** `/conta/selecao_aluno`: choose a student and open the experience. */
import { AbrirAluno, type Leave } from '../features/abrir/abrir-aluno.tsx';
import { SelecaoScreen } from '../features/selecao/selecao-screen.tsx';

export function SelecaoRoute({ leave }: { leave: Leave }) {
  return <AbrirAluno leave={leave}>{(abrir) => <SelecaoScreen onAbrir={abrir} />}</AbrirAluno>;
}
