import type { Meta } from '@storybook/react-vite';

import { demoRoutes } from '../testing/demo-routes.tsx';
import { routeStory } from '../testing/route-story.tsx';

export default { title: 'app-shell/legal' } satisfies Meta;

const app = { app: 'student-v2', routes: demoRoutes, person: null } as const;

export const Privacy = routeStory({ ...app, path: '/privacy_policy', shows: 'Privacy Policy' });
export const Terms = routeStory({ ...app, path: '/terms_and_conditions', shows: 'Terms and Conditions' });
export const SchoolTextMissing = {
  tags: ['network-fault'],
  ...routeStory({
    ...app,
    path: '/privacy_policy',
    shows: 'O texto não carregou',
    config: { legal: { privacy_policy: '/legal/nao-existe.json' } },
  }),
};
