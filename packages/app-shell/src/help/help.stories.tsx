import type { ContatoConfig } from '@luneta/domain';
import type { Meta } from '@storybook/react-vite';
import { PageTitle, ThemeProvider } from '@luneta/ui';
import { userEvent, within } from 'storybook/test';

import { framedRoutes } from '../testing/framed-routes.tsx';
import { routeStory } from '../testing/route-story.tsx';
import { ChatFrame } from './chat-frame.tsx';

export default { title: 'app-shell/help' } satisfies Meta;

type Played = { canvasElement: HTMLElement };
const CHANNELS = { email: 'secretaria@escola.example', telefone: '(11) 5555-0100' };
const CHAT: ContatoConfig = {
  ...CHANNELS,
  canal: 'chatwoot',
  chatwoot: { origem: 'https://chat.escola.example', token: 'abcd' },
};

const press = async ({ canvasElement }: Played, name: string) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name }));
const story = (shows: string, contato?: ContatoConfig) => ({
  ...routeStory({ app: 'student-v2', routes: framedRoutes, path: '/home', shows, config: contato ? { contato } : {} }),
  play: (played: Played) => press(played, 'Fale conosco'),
});

export const Unconfigured = story(
  'Sua escola ainda não informou um canal de atendimento aqui. Procure a secretaria da escola.',
);
export const Panel = story('Segunda a sexta, das 7h às 18h', {
  ...CHANNELS,
  canal: 'painel',
  whatsapp: '+55 11 95555-0100',
  horario: 'Segunda a sexta, das 7h às 18h',
});
export const SchoolPage = story('Quem atende é a sua escola. Escolha um canal:', {
  canal: 'link',
  link: 'https://escola.example/fale',
});
export const Chat = story('Abrir o bate-papo', CHAT);
export const ChatFailed = {
  tags: ['network-fault'],
  parameters: { shows: 'O bate-papo não abriu.' },
  render: () => (
    <ThemeProvider tema="claro">
      <main>
        <PageTitle>Ajuda</PageTitle>
        {CHAT.chatwoot && <ChatFrame chat={CHAT.chatwoot} contato={CHAT} givesUpAfterMs={0} />}
      </main>
    </ThemeProvider>
  ),
};
