/** `/conta/selecao_aluno`: choose a student and open the experience. */
import { OpenAluno } from '../features/open-aluno/open-aluno.tsx';
import { SelecaoScreen } from '../features/selecao/selecao-screen.tsx';

export function SelecaoRoute() {
  return <OpenAluno>{(abrir) => <SelecaoScreen onAbrir={abrir} />}</OpenAluno>;
}
