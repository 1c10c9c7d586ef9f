import type { Meta } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';

import { framedRoutes } from '../testing/framed-routes.tsx';
import { routeStory } from '../testing/route-story.tsx';

export default { title: 'app-shell/survey' } satisfies Meta;

const app = { app: 'student-v2', routes: framedRoutes, path: '/resultados', survey: 'now' } as const;
type Played = { canvasElement: HTMLElement };

async function score({ canvasElement }: Played) {
  await userEvent.click(await within(canvasElement).findByRole('radio', { name: '9' }, { timeout: 3_000 }));
}
async function send(played: Played) {
  await score(played);
  await userEvent.click(within(played.canvasElement).getByRole('button', { name: 'Enviar' }));
}

export const Asked = routeStory({
  ...app,
  shows: 'De 0 a 10, qual é a chance de você indicar Luneta a outras pessoas da escola?',
});
export const Scored = { ...routeStory({ ...app, shows: 'Quer contar por quê?' }), play: score };
export const Thanks = { ...routeStory({ ...app, shows: 'Agradecemos!' }), play: send };
export const Failed = {
  ...routeStory({
    ...app,
    shows: 'Não foi possível guardar.',
    arrange: (server) => server.fail('saveRespostaPesquisa', 500, { message: 'Não foi possível guardar.' }),
  }),
  play: send,
};
