import type { Meta } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';

import { demoRoutes } from '../testing/demo-routes.tsx';
import { routeStory, type RouteStory } from '../testing/route-story.tsx';

export default { title: 'app-shell/maintenance' } satisfies Meta;

const story = (codigo: string, shows: string) =>
  routeStory({
    app: 'student-v2',
    routes: demoRoutes,
    path: '/avaliacoes',
    shows,
    arrange: (server) => {
      server.fail('listAvaliacoes', 503, { codigo });
      server.respond('getSaude', { status: 'ok', versao: '0.1.0', banco: 'ok', manutencao: true });
    },
  });
const closed = (made: RouteStory) => ({
  ...made,
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Fechar' }));
  },
});

export const Maintenance = story('manutencao', 'Estamos em manutenção');
export const School = story('manutencao_escola', 'Sua escola está em manutenção');
export const Blocked = story('bloqueado', 'Acesso suspenso');
export const Banner = closed(
  story(
    'manutencao',
    'Em manutenção: os servidores estão temporariamente indisponíveis. Tente de novo em alguns minutos.',
  ),
);
