/** `/conta/selecao_aluno`: choose a student and open the experience. */
import { AbrirAluno } from '../../shared/abrir/abrir-aluno.tsx';
import { SelecaoScreen } from './selecao-screen.tsx';

export function SelecaoPage() {
  return <AbrirAluno>{(abrir) => <SelecaoScreen onAbrir={abrir} />}</AbrirAluno>;
}
