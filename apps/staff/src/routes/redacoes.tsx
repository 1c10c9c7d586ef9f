/** `/redacoes`: essays to mark, by exam and class. */
import { FilaScreen } from '../features/redacoes/fila/fila-screen.tsx';
import { writeFiltros } from '../features/redacoes/fila/filtros.ts';
import { Tabs } from '../features/redacoes/tabs.tsx';
import { paths } from '../paths.ts';

export function Component() {
  return (
    <FilaScreen
      href={(id, filtros) => `${paths.redacao(id)}${writeFiltros(filtros)}`}
      tabs={<Tabs redacoes={paths.redacoes} respostas={paths.respostas} current="redacoes" />}
    />
  );
}
