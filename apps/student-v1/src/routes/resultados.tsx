import { late } from '@luneta/app-shell';

import { ResultadosScreen } from '../features/resultados/resultados-screen.tsx';

export { resultadosLoader as loader } from './resultados-loaders.ts';

/** A picture that nobody waits for. */
const Estrelas = late(async () => (await import('../features/resultados/estrelas/estrelas.tsx')).Estrelas);

export function Component() {
  return <ResultadosScreen estrelas={<Estrelas />} />;
}
