import { HomeScreen } from '../features/home/home-screen.tsx';
import { TurmasButton } from '../features/turmas/turmas-button.tsx';

export function HomeRoute() {
  return <HomeScreen turmas={<TurmasButton />} />;
}
