/** `/redacoes`: essays to mark, by exam and class. */
import { FilaScreen } from './fila/fila-screen.tsx';
import { writeFiltros } from './fila/filtros.ts';
import { Tabs } from './tabs.tsx';
import { paths } from '../../shared/paths.ts';

export function FilaPage() {
  return (
    <FilaScreen
      href={(id, filtros) => (id === 'proxima' ? paths.redacaoProxima : paths.redacao(id)) + writeFiltros(filtros)}
      tabs={<Tabs redacoes={paths.redacoes} respostas={paths.respostas} current="redacoes" />}
    />
  );
}
