import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet, State } from '../../../../storybook/sheet.tsx';
import { Eye, KeyRound, PenLine } from '../../../icons.ts';
import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import { Inline } from '../../foundations/layout/layout.tsx';
import { Tooltip } from './tooltip.tsx';

export default {
  title: 'Staff/Tooltip',
  component: Tooltip,
  parameters: guide({
    use: 'O nome de um botão de ícone na área da equipe.',
    do: ['Repita só o nome que o botão já tem'],
    dont: ['Explicação que a pessoa precisa: use Toggletip', 'Texto que só aparece com o mouse'],
    words: 'dica ícone hover tooltip',
    design: 'Dica',
    keyboard: 'story',
  }),
} satisfies Meta;

const idle = () => undefined;

export const Default: StoryObj<typeof Tooltip> = {
  args: {
    text: 'Acessar experiência',
    side: 'bottom',
    children: <IconButton icon={Eye} label="Acessar experiência" onClick={idle} />,
  },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <State name="acima, abaixo, texto comprido">
        <Inline gap="e8">
          <Tooltip text="Acessar experiência" side="bottom">
            <IconButton icon={Eye} label="Acessar experiência" onClick={idle} />
          </Tooltip>
          <Tooltip text="Resetar senha">
            <IconButton icon={KeyRound} label="Resetar senha" onClick={idle} />
          </Tooltip>
          <Tooltip text="Editar o enunciado, as alternativas, o gabarito e o comentário" side="bottom">
            <IconButton icon={PenLine} label="Editar" onClick={idle} />
          </Tooltip>
        </Inline>
      </State>
    </Sheet>
  ),
};

/** The focus shows it, Escape hides it and leaves the focus where it is. */
export const Keyboard: StoryObj = {
  ...States,
  play: async () => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Acessar experiência'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
    await expect(screen.getByRole('button', { name: 'Acessar experiência' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent(/^Editar o enunciado/));
  },
};
