/**
 * The routes with their lazy parts already imported, so that the first test of a file does not wait for compilation.
 */
import '../routes/auditoria.tsx';
import '../routes/curso.tsx';
import '../routes/cursos.tsx';
import '../features/escola/escola-screens.tsx';
import '../routes/exame-questoes.tsx';
import '../routes/exame-resultados.tsx';
import '../routes/exame.tsx';
import '../shared/frame.tsx';
import '../features/gestao/gestao-screens.tsx';
import '../routes/hoje.tsx';
import '../routes/prova-atrasadas.tsx';
import '../routes/prova-papel.tsx';
import '../routes/prova.tsx';
import '../routes/provas.tsx';
import '../routes/questao.tsx';
import '../features/questoes/questoes-page.tsx';
import '../features/redacoes/redacao-page.tsx';
import '../features/redacoes/fila-page.tsx';
import '../features/redacoes/respostas-page.tsx';
import '../features/seguranca/seguranca-page.tsx';
import '../features/selecao/selecao-page.tsx';
import '../shortcuts/shortcuts-dialog.tsx';

export { routes } from '../routes.tsx';
