import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../../../../storybook/sheet.tsx';
import { Heading } from '../text/heading.tsx';
import { Text } from '../text/text.tsx';
import { Card, CardLink, type CardProps } from './card.tsx';

export default { title: 'Foundations/Card' } satisfies Meta;

const looks: NonNullable<CardProps['look']>[] = ['outline', 'flat', 'sunken', 'brand', 'warning', 'success', 'boss'];

export const States: StoryObj = {
  render: () => (
    <Sheet>
      {looks.map((look) => (
        <Card key={look} look={look}>
          {look}
        </Card>
      ))}
      <Card selected>selecionado</Card>
      <Card faded>esmaecido</Card>
      <Card as="article">
        <Heading level={2} look="h3">
          <CardLink href="#biologia">Biologia</CardLink>
        </Heading>
        <Text look="small" tone="muted">
          O cartão inteiro leva à página.
        </Text>
      </Card>
    </Sheet>
  ),
};
