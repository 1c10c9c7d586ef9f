import type { Meta, StoryObj } from '@storybook/react-vite';
import { tabTo } from '../../../../storybook/keys.ts';
import { guide, ownFrame } from '../../../../storybook/guide.ts';
import { expect, screen, userEvent } from 'storybook/test';
import { LogOut, School, UsersRound } from '../../../icons.ts';
import { Content } from '../../foundations/layout/layout.tsx';
import { Logo } from '../../foundations/logo/logo.tsx';
import { PageTitle } from '../../foundations/text/heading.tsx';
import { AppFrame } from '../app-frame/app-frame.tsx';
import { Sidebar, type SidebarProps } from './sidebar.tsx';

export default {
  title: 'Navigation/Sidebar',
  component: Sidebar,
  parameters: {
    ...guide({
      use: 'O menu da equipe em telas largas: aberto ou recolhido.',
      do: ['Agrupe os destinos na ordem do trabalho'],
      dont: ['Menu do estudante: use AppFrame'],
      words: 'menu lateral equipe navigation staff console navegação administração',
      design: 'BarraLateral',
      keyboard: 'story',
    }),
    ...ownFrame,
  },
} satisfies Meta;

const idle = () => undefined;
const props: SidebarProps = {
  label: 'Principal',
  items: [
    { href: '#selecao', label: 'Selecionar aluno', icon: School, current: true },
    { href: '#alunos', label: 'Gerenciamento de Alunos', icon: UsersRound, current: false },
  ],
  brand: {
    full: <Logo variant="horizontal" height={36} label="Luneta" />,
    mark: <Logo variant="mark" height={36} label="Luneta" />,
  },
  person: { name: 'Regina Alves', detail: 'Coordenação' },
  action: { label: 'Sair', icon: LogOut, onClick: idle },
  words: { fold: 'Recolher menu', unfold: 'Expandir menu' },
};
const framed = (changes: Partial<SidebarProps> = {}) => (
  <AppFrame skipLabel="Pular para o conteúdo" side={<Sidebar {...props} {...changes} />}>
    <Content>
      <PageTitle>Selecionar aluno</PageTitle>
    </Content>
  </AppFrame>
);

export const Default: StoryObj<typeof Sidebar> = {
  args: { ...props },
};

export const States: StoryObj = { render: () => framed() };
export const LongName: StoryObj = {
  render: () =>
    framed({
      person: {
        name: 'Maria Antônia Wanderley de Albuquerque Cavalcanti e Silva Montenegro',
        detail: 'Gestão da escola',
      },
      foot: <a href="#privacidade">Privacidade</a>,
    }),
};
export const Leaving: StoryObj = { render: () => framed({ action: { ...props.action, busy: true } }) };
/** The links in their order; on a phone a `PhoneBar` has them. */
export const Keyboard: StoryObj = {
  render: () => framed(),
  play: async () => {
    if (!screen.queryByRole('navigation')) return;
    await tabTo('link', 'Selecionar aluno');
    await userEvent.tab();
    await expect(screen.getByRole('link', { name: 'Gerenciamento de Alunos' })).toHaveFocus();
  },
};
