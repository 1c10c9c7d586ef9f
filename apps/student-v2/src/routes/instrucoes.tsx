import { InstrucoesScreen } from '../features/instrucoes/instrucoes-screen.tsx';
import { useProvaPlace } from './params.ts';

export function Component() {
  return <InstrucoesScreen {...useProvaPlace()} />;
}
