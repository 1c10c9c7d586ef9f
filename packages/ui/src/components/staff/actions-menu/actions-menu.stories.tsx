import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet, State } from '../../../../storybook/sheet.tsx';
import { Copy, Eye, KeyRound } from '../../../icons.ts';
import { ActionsMenu, type MenuAction } from './actions-menu.tsx';

export default {
  title: 'Staff/ActionsMenu',
  component: ActionsMenu,
  parameters: guide({
    use: 'Mais ações de uma linha, sem ocupar lugar.',
    words: 'menu ações três pontos more kebab opções mais reticências',
    design: 'MenuAcoes',
    keyboard: 'story',
  }),
} satisfies Meta;

const idle = () => undefined;
const actions: readonly MenuAction[] = [
  { label: 'Acessar experiência', icon: Eye, onSelect: idle },
  { label: 'Copiar código', icon: Copy, onSelect: idle },
  { label: 'Mover de turma', onSelect: idle, disabled: true },
  { label: 'Resetar senha', icon: KeyRound, tone: 'danger', onSelect: idle },
];

export const Default: StoryObj<typeof ActionsMenu> = {
  args: { label: 'Mais opções de Ana Amado, código 31000', actions },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <State name="fechado, indisponível">
        <ActionsMenu label="Mais opções de Ana Amado, código 31000" actions={actions} />
        <ActionsMenu label="Mais opções, indisponível" actions={actions} disabled />
      </State>
      <State name="nome comprido">
        <ActionsMenu
          label="Mais opções de Bento Brandão"
          actions={[
            { label: 'Acessar experiência de Maria Antônia Wanderley de Albuquerque Cavalcanti', onSelect: idle },
          ]}
        />
      </State>
    </Sheet>
  ),
};

const openFirst = async () => {
  await userEvent.click(screen.getByRole('button', { name: /^Mais opções de Ana/ }));
  await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
};

export const Open: StoryObj = { ...States, play: openFirst };

/** Arrows, Home, End and first letters move; Escape gives the focus back. */
export const Keyboard: StoryObj = {
  ...States,
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Acessar experiência' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Copiar código' })).toHaveFocus());
    await userEvent.keyboard('r');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Resetar senha' })).toHaveFocus());
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Acessar experiência' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: /^Mais opções de Ana/ })).toHaveFocus());
  },
};
