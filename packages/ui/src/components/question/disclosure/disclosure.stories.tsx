import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet } from '../../../../storybook/sheet.tsx';
import { Lightbulb } from '../../../icons.ts';
import { Card } from '../../foundations/card/card.tsx';
import { Disclosure } from './disclosure.tsx';

export default {
  title: 'Question/Disclosure',
  component: Disclosure,
  parameters: guide({
    use: 'Mostrar um texto só quando a pessoa pede.',
    do: ['Escreva no botão o que vai aparecer: “Ver o texto da redação”'],
    dont: ['Esconder o que é preciso para agir', 'Várias partes de uma página: use Accordion'],
    words: 'mostrar esconder comentário solução disclosure ver mais expandir',
    design: 'Comentario',
    keyboard: 'story',
  }),
} satisfies Meta;

export const Default: StoryObj<typeof Disclosure> = {
  args: { label: 'Ver resolução', icon: Lightbulb, children: '180 km ÷ 2,5 h = 72 km/h' },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <Disclosure label="Ver resolução" icon={Lightbulb}>
        180 km ÷ 2,5 h = 72 km/h
      </Disclosure>
      <Disclosure label="Ver resolução da questão de cinemática com todos os passos e as unidades" open>
        180 km ÷ 2,5 h = 72 km/h
      </Disclosure>
      <Card padding="none">
        <p style={{ padding: 16 }}>Pergunta 1</p>
        <Disclosure label="Ver alternativas" variant="row">
          Dentro de um cartão
        </Disclosure>
      </Card>
    </Sheet>
  ),
};

/** It has one control: Tab reaches it, and the words inside come after it. */
export const Keyboard: StoryObj = {
  render: () => <Disclosure label="Ver resolução">180 km</Disclosure>,
  play: async () => {
    await userEvent.tab();
    const control = screen.getByText('Ver resolução').closest('summary');
    await expect(control).toHaveFocus();
  },
};
