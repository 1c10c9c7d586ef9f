/** The router of the apps: the words of react-router for what they use of it (docs/decisions/0020). */
export { RouterContext, useRouter } from './context.ts';
export { browserHistory, memoryHistory, type History } from './history.ts';
export {
  Navigate,
  Outlet,
  useBlocker,
  useLocation,
  useMatches,
  useNavigate,
  useParams,
  useRouteError,
  useSearchParams,
  type Blocker,
} from './hooks.ts';
export { createPath, resolve, type Location, type Path, type To } from './location.ts';
export type { Going, Outcome, Params, Route } from './route.ts';
export { RouterProvider, type RouterProviderProps } from './router-provider.tsx';
export { createRouter } from './router.ts';
export type { Ask, Match, Move, Router, RouterState } from './router-state.ts';
