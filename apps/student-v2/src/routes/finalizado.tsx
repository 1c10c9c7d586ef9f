import { FinalizadoScreen } from '../features/finalizado/finalizado-screen.tsx';
import { useProvaPlace } from './params.ts';

export function Component() {
  return <FinalizadoScreen {...useProvaPlace()} />;
}
