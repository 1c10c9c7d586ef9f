/** What the page asks for before the app's scripts have come; see version 2's file of the same name. */
import type { EarlyRoute } from '@luneta/app-shell';

const FRAME = 'routes/frame.tsx';

export const early: readonly EarlyRoute[] = [
  { path: '/v1/conta', modules: [FRAME, 'routes/conta.tsx'], gets: ['/api/v2/users/contas'] },
];
