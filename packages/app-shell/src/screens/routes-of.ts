/** The routes of an app, from its table of screens. */
import { keepsAnswers } from '../pages/keeps-answers.ts';
import type { Going, Route } from '../router/index.ts';
import type { AppRoutes } from '../routing/app-router.tsx';
import { UnknownAddress } from '../routing/id-of.ts';
import type { Services } from '../services/services.ts';
import { followed, isFetchable } from './follow.ts';
import type { ScreenRow, Screens } from './screens.ts';

/** Starts the calls of a screen and waits for none: a screen says in place what failed. */
function start(row: ScreenRow, services: Services, { params, location }: Going): void {
  const { api, config, queryClient } = services;
  const session = services.session.getSnapshot();
  // The console asks as nobody; from a student app the guard leads away who looks at no student.
  if (session.turma_aluno_id === null && config.app !== 'staff') return;
  const search = new URLSearchParams(location.search);
  const at = { params, search, api, session, turma_aluno_id: session.turma_aluno_id ?? 0 };
  for (const query of row.queries(at)) if (isFetchable(query)) void queryClient.prefetchQuery(query);
  if (row.follow) followed(row.follow(at), queryClient).catch(() => undefined);
}

const handleOf = (keeps: true | undefined) => (keeps ? { handle: keepsAnswers } : {});

function routeOf(row: ScreenRow, services: Services): Route {
  return {
    path: row.address,
    ...handleOf(row.keepsAnswers),
    // Beside the screen's code, which is a chunk of its own.
    loader: (going) => {
      try {
        start(row, services, going);
      } catch (error) {
        // The screen refuses such an address by itself, with its page.
        if (!(error instanceof UnknownAddress)) throw error;
      }
      return undefined;
    },
    lazy: row.component,
  };
}

/** For `startApp`: each layout with its screens, and the screens that have the whole page. */
export const routesOf = ({ rows, layouts }: Screens): AppRoutes => {
  const signedIn = (services: Services) => {
    const inside = (name?: string) => rows.filter((row) => row.inside === name).map((row) => routeOf(row, services));
    const framed = Object.entries(layouts).map(([name, { load, keepsAnswers: keeps }]) => ({
      ...handleOf(keeps),
      lazy: load,
      children: inside(name),
    }));
    return [...framed, ...inside()];
  };
  const open = (services: Services) => rows.filter((row) => row.open).map((row) => routeOf(row, services));
  return Object.assign(signedIn, { open });
};
