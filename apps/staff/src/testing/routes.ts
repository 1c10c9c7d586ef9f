/**
 * The routes with their lazy parts already imported, so that the first test of a file does not wait for compilation.
 */
import '../routes/auditoria.tsx';
import '../routes/curso.tsx';
import '../routes/cursos.tsx';
import '../routes/escola.tsx';
import '../routes/exame-questoes.tsx';
import '../routes/exame-resultados.tsx';
import '../routes/exame.tsx';
import '../routes/frame.tsx';
import '../routes/gestao.tsx';
import '../routes/hoje.tsx';
import '../routes/prova-atrasadas.tsx';
import '../routes/prova-papel.tsx';
import '../routes/prova.tsx';
import '../routes/provas.tsx';
import '../routes/questao.tsx';
import '../routes/questoes.tsx';
import '../routes/redacao.tsx';
import '../routes/redacoes.tsx';
import '../routes/respostas.tsx';
import '../routes/seguranca.tsx';
import '../routes/selecao.tsx';
import '../shortcuts/shortcuts-dialog.tsx';

export { routes } from '../routes.tsx';
