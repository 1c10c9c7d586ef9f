import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet } from '../../../../storybook/sheet.tsx';
import { Heading } from '../text/heading.tsx';
import { Text } from '../text/text.tsx';
import { Card, CardLink, type CardProps } from './card.tsx';

export default {
  title: 'Foundations/Card',
  component: Card,
  subcomponents: { CardLink },
  parameters: guide({
    use: 'Juntar numa superfície o que é de uma coisa só.',
    do: ['Ponha uma coisa em cada cartão, com um título', 'Se o cartão inteiro leva a um lugar, use CardLink'],
    dont: ['Cartão dentro de cartão', 'Dois links no mesmo cartão clicável'],
    words: 'cartão caixa superfície painel box surface panel clicável bloco quadro',
    design: 'Cartao',
    keyboard: 'none: one link',
  }),
} satisfies Meta;

const looks: NonNullable<CardProps['variant']>[] = ['outline', 'flat', 'sunken', 'brand', 'warning', 'success', 'boss'];

export const Default: StoryObj<typeof Card> = {
  args: { variant: 'outline', children: 'outline' },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      {looks.map((look) => (
        <Card key={look} variant={look}>
          {look}
        </Card>
      ))}
      <Card selected>selecionado</Card>
      <Card faded>esmaecido</Card>
      <Card as="article">
        <Heading look="h3">
          <CardLink href="#biologia">Biologia</CardLink>
        </Heading>
        <Text look="small" tone="muted">
          O cartão inteiro leva à página.
        </Text>
      </Card>
    </Sheet>
  ),
};
