/**
 * The routes with their lazy parts already imported, so that the first test of a file does not wait for compilation.
 */
import '../routes/frame.tsx';
import '../routes/gestao.tsx';
import '../routes/curso.tsx';
import '../routes/cursos.tsx';
import '../routes/questao.tsx';
import '../routes/questoes.tsx';
import '../routes/selecao.tsx';

export { routes } from '../routes.tsx';
