import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet, State } from '../../../../storybook/sheet.tsx';
import { Button } from '../../actions/button/button.tsx';
import { Price } from './price.tsx';

export default {
  title: 'Game/Price',
  component: Price,
  parameters: guide({
    use: 'O preço em moedas dentro de um botão, antes do toque.',
    do: ['Mostre o preço dentro do botão que gasta'],
    dont: ['Um saldo: ele fica no alto do jogo'],
    words: 'preço moedas custo price pular explicação comprar',
    design: 'Botao',
    keyboard: 'none: only text',
  }),
} satisfies Meta;

export const Default: StoryObj<typeof Price> = {
  args: { moedas: 15 },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      {(['primary', 'secondary', 'game', 'text'] as const).map((variant) => (
        <State key={variant} name={variant}>
          <Button block variant={variant}>
            Pular explicação <Price moedas={15} />
          </Button>
        </State>
      ))}
      <State name="pequeno">
        <Button size="sm" variant="secondary">
          Comprar vidas <Price moedas={100} />
        </Button>
      </State>
      <State name="ocupado">
        <Button block variant="secondary" busy>
          Pular explicação <Price moedas={15} />
        </Button>
      </State>
      <State name="saldo insuficiente">
        <Button block variant="secondary" disabledReason="saldo insuficiente">
          Pular explicação <Price moedas={15} />
        </Button>
      </State>
      <State name="palavras longas">
        <Button block>
          Pular a explicação desta fase e ir para os exercícios <Price moedas={1500} />
        </Button>
      </State>
    </Sheet>
  ),
};
