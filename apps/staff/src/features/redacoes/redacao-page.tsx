/** `/redacoes/{redacao_id}`: one essay. `proxima` in place of the id opens the first that waits. */
import { idOf } from '@luneta/app-shell';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router';

import { CorrecaoScreen } from './correcao/correcao-screen.tsx';
import { readFiltros, writeFiltros } from './fila/filtros.ts';
import { ProximaScreen } from './fila/proxima-screen.tsx';
import { paths } from '../../shared/paths.ts';

export function Component() {
  const params = useParams();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const filtros = readFiltros(search);
  const at = (id: number) => `${paths.redacao(id)}${writeFiltros(filtros)}`;
  if (params['redacao_id'] === 'proxima')
    return (
      <ProximaScreen filtros={filtros} fila={paths.redacoes}>
        {(id) => <Navigate to={at(id)} replace />}
      </ProximaScreen>
    );
  return (
    <CorrecaoScreen
      redacao_id={idOf(params, 'redacao_id')}
      filtros={filtros}
      fila={paths.redacoes}
      onIr={(id) => void navigate(id === null ? paths.redacoes : at(id))}
    />
  );
}
