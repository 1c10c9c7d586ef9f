import type { Meta } from '@storybook/react-vite';

import type { AppRoutes } from '../routing/app-router.tsx';
import { framedRoutes } from '../testing/framed-routes.tsx';
import { routeStory } from '../testing/route-story.tsx';

export default { title: 'app-shell/renewal' } satisfies Meta;

const ready: AppRoutes = (services) => {
  services.renewal.found(() => undefined);
  return framedRoutes(services);
};

export const Offered = routeStory({ app: 'student-v2', routes: ready, path: '/home', shows: 'Há uma versão nova' });
