import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet } from '../../../../storybook/sheet.tsx';
import { Button } from '../../actions/button/button.tsx';
import { Card, CardLink } from '../../foundations/card/card.tsx';
import { Content } from '../../foundations/layout/layout.tsx';
import { Heading } from '../../foundations/text/heading.tsx';
import { Text } from '../../foundations/text/text.tsx';
import { Carousel } from './carousel.tsx';

export default {
  title: 'Navigation/Carousel',
  component: Carousel,
  parameters: guide({
    use: 'Passar cartões de lado quando não cabem na tela.',
    do: ['Deixe aparecer um pedaço do próximo cartão', 'Ponha primeiro o que a maioria procura'],
    dont: ['Esconder o que é obrigatório ler: use Layout', 'Passar sozinho'],
    words: 'carrossel cartões lado slider carousel deslizar arrastar rolar lateral',
    design: 'Carrossel',
    keyboard: 'story',
  }),
} satisfies Meta;

const cards = (count: number, name = 'Assunto') =>
  Array.from({ length: count }, (_, index) => ({
    id: `${name}-${index}`,
    content: (
      <Card as="article">
        <Heading look="h3">
          <CardLink href={`/assunto/${index}`}>
            {name} {index + 1}
          </CardLink>
        </Heading>
        <Text look="small" tone="muted">
          {index === 1 ? 'Uma descrição que ocupa bem mais de uma linha num telefone pequeno.' : 'Álgebra e funções'}
        </Text>
      </Card>
    ),
  }));

const Changing = () => {
  const [subject, setSubject] = useState('Física');
  return (
    <>
      <Carousel title="Muda de lista" items={cards(7, subject)} />
      <Button variant="secondary" size="sm" onClick={() => setSubject(subject === 'Física' ? 'Química' : 'Física')}>
        Outra área
      </Button>
    </>
  );
};

export const Default: StoryObj<typeof Carousel> = {
  args: { title: 'Matemática', items: cards(4) },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <Carousel title="Matemática" items={cards(4)} />
      <Carousel title="Com contador, a partir de sete: título longo que quebra" items={cards(7)} />
      <Carousel title="Um só" items={cards(1)} />
      <Changing />
    </Sheet>
  ),
};

export const Wide: StoryObj = {
  render: () => (
    <Content>
      <Carousel title="Matemática" items={cards(8)} />
    </Content>
  ),
};

/** The browser scrolls as smoothly as it can. */
const patience = { timeout: 5_000 };

/** Enter turns the pages up to the last one. */
export const Keyboard: StoryObj = {
  render: () => <Carousel title="Matemática" items={cards(9)} />,
  play: async () => {
    const next = await screen.findByRole('button', { name: 'Próximos' });
    await userEvent.tab();
    await expect(next).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Anteriores' })).toBeEnabled(), patience);
    // Presses Enter up to the last page. The number of pages depends on the width.
    await waitFor(async () => {
      await userEvent.keyboard('{Enter}');
      await expect(next).toBeDisabled();
    }, patience);
  },
};
