import { roteirosQuery } from '@luneta/api-client/trilhas';
import { starts } from '@luneta/app-shell';

export { TrilhasScreen as Component } from '../features/trilhas/trilhas-screen.tsx';

export const loader = starts(({ api, queryClient }) => void queryClient.prefetchQuery(roteirosQuery(api)));
