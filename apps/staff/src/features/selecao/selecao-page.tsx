/** `/conta/selecao_aluno`: choose a student and open the experience. */
import { OpenAluno } from '../../shared/open-aluno/open-aluno.tsx';
import { SelecaoScreen } from './selecao-screen.tsx';

export function SelecaoPage() {
  return <OpenAluno>{(abrir) => <SelecaoScreen onOpenAluno={abrir} />}</OpenAluno>;
}
