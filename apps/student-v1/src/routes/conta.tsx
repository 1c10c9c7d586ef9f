import { ContaScreen } from '../features/conta/conta-screen.tsx';

export function ContaRoute() {
  return <ContaScreen />;
}
