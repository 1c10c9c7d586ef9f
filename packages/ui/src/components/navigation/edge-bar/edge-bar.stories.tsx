import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet } from '../../../../storybook/sheet.tsx';
import { LogOut, X } from '../../../icons.ts';
import { ButtonLink } from '../../actions/button/button-link.tsx';
import { Button } from '../../actions/button/button.tsx';
import { EdgeBar } from './edge-bar.tsx';

export default {
  title: 'Navigation/EdgeBar',
  component: EdgeBar,
  parameters: guide({
    use: 'O topo de uma página que se deixa por palavras: uma em cada ponta.',
    do: ['Use palavras que digam aonde cada ponta leva'],
    dont: ['Navegação do app: use AppFrame'],
    words: 'cancelar concluir topo top bar',
    design: 'BarraVoltar',
    keyboard: 'none: holds the buttons it is given',
  }),
} satisfies Meta;

const close = (
  <ButtonLink href="#home" variant="text" size="sm" icon={X}>
    Fechar
  </ButtonLink>
);

export const Default: StoryObj<typeof EdgeBar> = {
  args: {
    start: close,
    end: (
      <Button variant="text" size="sm" icon={LogOut}>
        Sair
      </Button>
    ),
  },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <EdgeBar
        start={close}
        end={
          <Button variant="text" size="sm" icon={LogOut}>
            Sair
          </Button>
        }
      />
      <EdgeBar start={close} />
    </Sheet>
  ),
};
