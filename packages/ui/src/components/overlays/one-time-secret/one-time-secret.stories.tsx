import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { guide, ownFrame } from '../../../../storybook/guide.ts';
import { press, tabTo } from '../../../../storybook/keys.ts';
import { Avatar } from '../../identity/avatar/avatar.tsx';
import { OneTimeSecret } from './one-time-secret.tsx';

export default {
  title: 'Overlays/OneTimeSecret',
  component: OneTimeSecret,
  parameters: {
    ...guide({
      use: 'Uma senha que aparece uma única vez, para copiar, imprimir ou anotar.',
      do: ['Diga antes de fechar que a senha não aparece outra vez'],
      dont: ['Um valor que se pode consultar depois: use CopyField'],
      words: 'senha inicial nova senha uma vez segredo one-time password secret mostrar copiar imprimir ficha',
      design: 'OneTimeSecret',
      keyboard: 'story',
    }),
    ...ownFrame,
  },
  args: {
    title: 'Marcos Vinícius Teles',
    detail: 'Docente · 8A, 8B e 9A',
    picture: <Avatar code={14} size={64} />,
    done: 'Senha nova',
    label: 'Senha inicial',
    value: 'mr7kxw4tqh',
    facts: [
      { term: 'Endereço', value: 'app.escola.exemplo' },
      { term: 'Usuário', value: 'marcos.teles' },
      { term: 'Vale até', value: '1 de dez. às 9h42' },
    ],
    children: 'No primeiro acesso, Marcos troca a senha.',
    onPrint: fn(),
    closeLabel: 'Fechar',
    onClose: fn(),
  },
} satisfies Meta<typeof OneTimeSecret>;

type Story = StoryObj<typeof OneTimeSecret>;
export const Default: Story = {};
/** Nothing but the password is known, and nothing can be printed. */
export const Alone: Story = {
  args: { facts: [], closeLabel: 'Ir para o login' },
  render: ({ onPrint: _onPrint, ...args }) => <OneTimeSecret {...args} />,
};

/** The way out asks first, and goes back to the password. Escape is proved with real keys in the tests. */
export const Keyboard: Story = {
  // The X of the sheet is called 'Fechar' too.
  args: { closeLabel: 'Já anotei' },
  play: async ({ args }) => {
    await tabTo('button', 'Já anotei');
    await press('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Voltar à senha' })).toHaveFocus());
    await press('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await tabTo('button', 'Imprimir ficha');
    await press('{Enter}');
    await expect(args.onPrint).toHaveBeenCalledOnce();
    await tabTo('button', 'Já anotei');
    await press('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
