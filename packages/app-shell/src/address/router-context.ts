import { createContext, useContext } from 'react';
import type { createBrowserRouter } from 'react-router';

export type Router = ReturnType<typeof createBrowserRouter>;

/** The router that stands, as the app made it. */
export const RouterContext = createContext<Router | null>(null);

export function useRouter(): Router {
  const router = useContext(RouterContext);
  if (router === null) throw new Error('useRouter needs AppRouter around it');
  return router;
}
