import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet, State } from '../../../../storybook/sheet.tsx';
import { Breadcrumb } from './breadcrumb.tsx';

export default {
  title: 'Navigation/Breadcrumb',
  component: Breadcrumb,
  parameters: guide({
    use: 'Dizer onde a página fica e voltar um nível.',
    do: ['Escreva o nome da página de cima, como está no título dela'],
    dont: ['Passos de uma tarefa: use Steps', 'Voltar com “Voltar” sem dizer aonde'],
    words: 'migalhas caminho onde estou breadcrumb',
    design: 'Migalhas',
    keyboard: 'story',
  }),
} satisfies Meta;

const trilhas = { href: '#trilhas', label: 'Roteiro de estudos' };
const biologia = { href: '#biologia', label: 'Biologia' };

export const Default: StoryObj<typeof Breadcrumb> = {
  args: { parents: [trilhas, biologia], current: 'Citologia' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <Breadcrumb parents={[trilhas, biologia]} current="Citologia" />
      <State name="um nível">
        <Breadcrumb parents={[trilhas]} current="Biologia" />
      </State>
      <State name="nomes longos">
        <Breadcrumb
          parents={[
            trilhas,
            { href: '#linguagens', label: 'Linguagens, Códigos e suas Tecnologias' },
            { href: '#fase', label: 'Fase 7' },
          ]}
          current="Interpretação de textos literários e não literários em diferentes gêneros"
        />
      </State>
    </Sheet>
  ),
};

/** Tab goes from parent to parent; the page we are on is text. */
export const Keyboard: StoryObj = {
  render: () => <Breadcrumb parents={[trilhas, biologia]} current="Citologia" />,
  play: async () => {
    await userEvent.tab();
    await expect(screen.getByRole('link', { name: 'Roteiro de estudos' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('link', { name: 'Biologia' })).toHaveFocus();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};
