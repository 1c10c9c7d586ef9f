import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet } from '../../../../storybook/sheet.tsx';
import { Button } from '../../actions/button/button.tsx';
import { BackBar } from './back-bar.tsx';

export default {
  title: 'Navigation/BackBar',
  component: BackBar,
  parameters: guide({
    use: 'O topo de uma página interna: voltar, título, uma ação.',
    do: ['Diga para onde volta: “Voltar para os resultados”'],
    dont: ['Usar em uma tela do menu principal'],
    words: 'voltar seta título cabeçalho back header botão retornar topo',
    design: 'BarraVoltar',
    keyboard: 'none: links in reading order',
  }),
} satisfies Meta;

export const Default: StoryObj<typeof BackBar> = {
  args: {
    backHref: '#resultados',
    backLabel: 'Voltar para os resultados',
    title: '2ª Avaliação – Natureza',
    subtitle: '12 de novembro',
    action: <Button size="sm">Salvar</Button>,
  },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <BackBar
        backHref="#resultados"
        backLabel="Voltar para os resultados"
        title="2ª Avaliação – Natureza"
        subtitle="12 de novembro"
        action={<Button size="sm">Salvar</Button>}
      />
    </Sheet>
  ),
};
