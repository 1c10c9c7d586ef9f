import { resultadosQuery } from '@luneta/api-client/resultados';
import { starts } from '@luneta/app-shell';

export { ResultadosScreen as Component } from '../features/resultados/resultados-screen.tsx';

export const loader = starts(({ api, queryClient }) => void queryClient.prefetchQuery(resultadosQuery(api)));
