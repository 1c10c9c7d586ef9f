/** For tests and stories only; never part of an app. Code that needs Vitest is in `./render-route.tsx`. */
export {
  BIA,
  COORDENADOR,
  GESTAO_VIDA_AS_BIA,
  GESTAO_VIDA_WITH_BIA,
  PROFESSOR_WITH_BIA,
  tokenOf,
  type Claims,
} from './people.ts';
export { buildSessao } from './sessao.ts';
export { routeStory, type RouteStory, type RouteStoryOptions } from './route-story.tsx';
export { CHECKS, createTestApp, TestAppRoot, type TestApp, type TestAppOptions } from './test-app.tsx';
