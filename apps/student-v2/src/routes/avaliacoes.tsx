import { avaliacoesQuery } from '@luneta/api-client/avaliacoes';
import { starts } from '@luneta/app-shell';

export { AvaliacoesScreen as Component } from '../features/avaliacoes/avaliacoes-screen.tsx';

export const loader = starts(({ api, queryClient }) => void queryClient.prefetchQuery(avaliacoesQuery(api)));
