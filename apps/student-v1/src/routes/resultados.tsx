import { lazyPart } from '@luneta/app-shell';

import { ResultadosScreen } from '../features/resultados/resultados-screen.tsx';

export { resultadosLoader as loader } from './resultados-loaders.ts';

/** A picture that nobody waits for. */
const Estrelas = lazyPart(async () => (await import('../estrelas/estrelas.tsx')).Estrelas);

export function Component() {
  return <ResultadosScreen estrelas={<Estrelas />} />;
}
