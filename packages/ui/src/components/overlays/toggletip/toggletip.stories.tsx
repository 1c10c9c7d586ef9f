import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet, State } from '../../../../storybook/sheet.tsx';
import { Link } from '../../actions/link/link.tsx';
import { Inline } from '../../foundations/layout/layout.tsx';
import { Text } from '../../foundations/text/text.tsx';
import { Toggletip } from './toggletip.tsx';

export default {
  title: 'Overlays/Toggletip',
  component: Toggletip,
  parameters: guide({
    use: 'Explicar um termo no lugar, ao toque.',
    do: ['Explique uma palavra em uma ou duas frases'],
    dont: ['Esconder o que todos precisam ler: escreva na página'],
    words: 'o que é ajuda explicação dica info toggletip texto explicativo interrogação saiba mais',
    design: 'Explicador',
    keyboard: 'story',
  }),
} satisfies Meta;

const help = 'A TRI olha para quais questões você acertou, e não só para quantas.';

export const Default: StoryObj<typeof Toggletip> = {
  args: { label: 'O que é a TRI?', children: help },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <State name="com palavras">
        <Toggletip label="O que é a TRI?">{help}</Toggletip>
      </State>
      <State name="só o ícone, na borda direita">
        <Inline justify="between">
          <Text look="h3">Nota TRI</Text>
          <Toggletip label="O que é a TRI?" iconOnly>
            {help}
          </Toggletip>
        </Inline>
      </State>
      <State name="pergunta longa">
        <Toggletip label="Por que duas pessoas com o mesmo número de acertos podem ter notas diferentes?">
          Porque a TRI espera coerência: acertar as fáceis antes das difíceis.
        </Toggletip>
      </State>
    </Sheet>
  ),
};

/** Open, with the panel kept on the screen at the right edge. */
export const Open: StoryObj = {
  render: () => (
    <Sheet>
      <Inline justify="between">
        <Text look="h3">Nota TRI</Text>
        <Toggletip label="O que é a TRI?">
          {help} <Link href="#tri">Saiba mais</Link>
        </Toggletip>
      </Inline>
      <Text>O texto da página continua no lugar, debaixo do painel, enquanto ele está aberto.</Text>
    </Sheet>
  ),
  play: async () => {
    await userEvent.click(screen.getByRole('button'));
    await expect(screen.getByText(help, { exact: false })).toBeVisible();
  },
};

/** Enter opens, the panel is the next stop, Escape closes and gives the focus back. */
export const Keyboard: StoryObj = {
  ...Open,
  play: async () => {
    const button = screen.getByRole('button', { name: 'O que é a TRI?' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await expect(screen.getByRole('link', { name: 'Saiba mais' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toHaveFocus();
  },
};
