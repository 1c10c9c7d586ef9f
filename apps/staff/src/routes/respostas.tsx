/** `/redacoes/respostas`: text answers to mark. */
import { RespostasScreen } from '../features/redacoes/respostas/respostas-screen.tsx';
import { Tabs } from '../features/redacoes/tabs.tsx';
import { paths } from '../paths.ts';

export function Component() {
  return <RespostasScreen tabs={<Tabs redacoes={paths.redacoes} respostas={paths.respostas} current="respostas" />} />;
}
