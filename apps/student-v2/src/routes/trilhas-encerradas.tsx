import { trilhaFiltrosQuery } from '@luneta/api-client/trilhas';
import { starts } from '@luneta/app-shell';

export { TrilhasEncerradasScreen as Component } from '../features/trilhas-encerradas/trilhas-encerradas-screen.tsx';

/** What is searched is asked for by the screen, which reads it from the address. */
export const loader = starts(({ api, queryClient }) => void queryClient.prefetchQuery(trilhaFiltrosQuery(api)));
