import { routesOf, startApp } from '@luneta/app-shell';

import { screens } from './screens.ts';
import { look } from './shared/look.ts';

void startApp({
  ...look,
  routes: routesOf(screens),
  checks: () => import('@luneta/api-client/checks/student-v1'),
});
