/** Routes of the account and the settings. */
import { ConfiguracoesScreen } from '../features/configuracoes/configuracoes-screen.tsx';
import { ContaScreen } from '../features/conta/conta-screen.tsx';

export function ContaRoute() {
  return <ContaScreen />;
}

export function ConfiguracoesRoute() {
  return <ConfiguracoesScreen />;
}
