/** For tests and stories only: never part of an app. What needs Vitest stands in `./render-route.tsx`. */
export { BIA, COORDENADOR, PROFESSOR_WITH_BIA, tokenOf, type Claims } from './people.ts';
export { routeStory, type RouteStory, type RouteStoryOptions } from './route-story.tsx';
export { createTestApp, TestAppRoot, type TestApp, type TestAppOptions } from './test-app.tsx';
