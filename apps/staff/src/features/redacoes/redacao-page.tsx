/** `/redacoes/{redacao_id}`: one essay; `/redacoes/proxima` leads to the first that waits. */
import { Navigate, useNavigate, useSearchParams } from '@luneta/app-shell/router';

import { CorrecaoScreen } from './correcao/correcao-screen.tsx';
import { readFiltros, writeFiltros, type Filtros } from './fila/filtros.ts';
import { ProximaScreen } from './fila/proxima-screen.tsx';
import { paths } from '../../shared/paths.ts';

const at = (id: number, filtros: Filtros) => `${paths.redacao(id)}${writeFiltros(filtros)}`;

/** The first that waits. */
export function ProximaPage() {
  const [search] = useSearchParams();
  const filtros = readFiltros(search);
  return (
    <ProximaScreen filtros={filtros} fila={paths.redacoes}>
      {(id) => <Navigate to={at(id, filtros)} replace />}
    </ProximaScreen>
  );
}

export function RedacaoPage({ redacao_id }: { redacao_id: number }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const filtros = readFiltros(search);
  return (
    <CorrecaoScreen
      redacao_id={redacao_id}
      filtros={filtros}
      fila={paths.redacoes}
      onOpen={(id) => void navigate(id === null ? paths.redacoes : at(id, filtros))}
    />
  );
}
