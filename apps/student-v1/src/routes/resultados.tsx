import { Later } from '@luneta/app-shell';
import { lazy, Suspense } from 'react';

import { ResultadosScreen } from '../features/resultados/resultados-screen.tsx';

export { resultadosLoader as loader } from './resultados-loaders.ts';

/** A picture that nobody waits for. */
const Estrelas = lazy(async () => ({ default: (await import('../estrelas/estrelas.tsx')).Estrelas }));

export function Component() {
  return (
    <ResultadosScreen
      estrelas={
        <Later>
          <Suspense>
            <Estrelas />
          </Suspense>
        </Later>
      }
    />
  );
}
