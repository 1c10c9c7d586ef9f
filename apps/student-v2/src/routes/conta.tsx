/** Routes of the account and the settings. */
import { ConfiguracoesScreen } from '../features/configuracoes/configuracoes-screen.tsx';
import { ContaScreen } from '../features/conta/conta-screen.tsx';
import { TurmasButton } from '../features/turmas/turmas-button.tsx';

export function ContaRoute() {
  return <ContaScreen turmas={<TurmasButton />} />;
}

export function ConfiguracoesRoute() {
  return <ConfiguracoesScreen />;
}
