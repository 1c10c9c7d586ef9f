/** The routes with their lazy parts already here: the first test of a file must not wait for their first compilation. */
import '../routes/frame.tsx';
import '../routes/gestao.tsx';
import '../routes/selecao.tsx';

export { routes } from '../routes.tsx';
