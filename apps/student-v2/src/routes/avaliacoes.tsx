import { AvaliacoesScreen } from '../features/avaliacoes/avaliacoes-screen.tsx';

export function AvaliacoesRoute() {
  return <AvaliacoesScreen />;
}
