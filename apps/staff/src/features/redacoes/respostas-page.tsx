/** `/redacoes/respostas`: text answers to mark. */
import { RespostasScreen } from './respostas/respostas-screen.tsx';
import { Tabs } from './tabs.tsx';
import { paths } from '../../shared/paths.ts';

export function RespostasPage() {
  return <RespostasScreen tabs={<Tabs redacoes={paths.redacoes} respostas={paths.respostas} current="respostas" />} />;
}
