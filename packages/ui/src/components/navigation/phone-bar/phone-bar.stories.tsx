import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { guide, ownFrame } from '../../../../storybook/guide.ts';
import { press, tabTo } from '../../../../storybook/keys.ts';
import {
  BookOpenText,
  CalendarDays,
  ClipboardList,
  History,
  LogOut,
  PenLine,
  School,
  UsersRound,
} from '../../../icons.ts';
import { Content } from '../../foundations/layout/layout.tsx';
import { PageTitle } from '../../foundations/text/heading.tsx';
import { AppFrame } from '../app-frame/app-frame.tsx';
import { PhoneBar, type PhoneBarProps } from './phone-bar.tsx';

export default {
  title: 'Navigation/PhoneBar',
  component: PhoneBar,
  parameters: {
    ...guide({
      use: 'O menu da equipe no telefone: cinco destinos no pé e os outros em Mais.',
      do: ['Ponha à vista os quatro destinos de todo dia'],
      dont: ['Menu do estudante: use AppFrame'],
      words: 'navegação inferior mais menu equipe telefone celular bottom bar overflow more sheet staff',
      design: 'BarraLateral',
      keyboard: 'story',
    }),
    ...ownFrame,
  },
} satisfies Meta;

const idle = () => undefined;
const places = [
  { href: '#hoje', label: 'Hoje', icon: CalendarDays },
  { href: '#alunos', label: 'Alunos', icon: UsersRound },
  { href: '#provas', label: 'Provas', icon: ClipboardList },
  { href: '#correcoes', label: 'Correções', icon: PenLine },
  { href: '#cursos', label: 'Cursos', icon: BookOpenText },
  { href: '#escola', label: 'Escola', icon: School },
  { href: '#auditoria', label: 'Auditoria', icon: History },
];
const props = (current: string): PhoneBarProps => ({
  label: 'Principal',
  items: places.map((item) => ({ ...item, current: item.label === current })),
  person: { name: 'Regina Alves', detail: 'Coordenação' },
  action: { label: 'Sair', icon: LogOut, onClick: idle },
  words: { more: 'Mais', title: 'Mais' },
});
const framed = (current: string, items = 7) => (
  <AppFrame
    skipLabel="Pular para o conteúdo"
    bar={<PhoneBar {...props(current)} items={props(current).items.slice(0, items)} />}
  >
    <Content>
      <PageTitle>{current}</PageTitle>
    </Content>
  </AppFrame>
);

export const Default: StoryObj<typeof PhoneBar> = {
  args: { ...props('Hoje') },
};

export const States: StoryObj = { render: () => framed('Hoje') };
export const InTheRest: StoryObj = { render: () => framed('Escola') };
export const Few: StoryObj = { render: () => framed('Alunos', 3) };
export const Open: StoryObj = {
  render: () => framed('Escola'),
  play: async () => {
    const more = screen.queryByRole('button', { name: 'Mais' });
    if (more) await userEvent.click(more);
  },
};

/** Five links, then the button; closing gives the focus back. */
export const Keyboard: StoryObj = {
  render: () => framed('Hoje'),
  play: async () => {
    if (!screen.queryByRole('button', { name: 'Mais' })) return;
    await tabTo('link', 'Hoje');
    await tabTo('button', 'Mais');
    await press('{Enter}');
    await screen.findByRole('dialog', { name: 'Mais' });
    await tabTo('link', 'Escola');
    await userEvent.tab({ shift: true });
    await expect(screen.getByRole('button', { name: 'Fechar' })).toHaveFocus();
    await press('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Mais' })).toHaveFocus());
  },
};
