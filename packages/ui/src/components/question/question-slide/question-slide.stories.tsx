import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet } from '../../../../storybook/sheet.tsx';
import { Button } from '../../actions/button/button.tsx';
import { Card } from '../../foundations/card/card.tsx';
import { Inline } from '../../foundations/layout/layout.tsx';
import { Heading } from '../../foundations/text/heading.tsx';
import { Text } from '../../foundations/text/text.tsx';
import { QuestionSlide } from './question-slide.tsx';

export default {
  title: 'Question/QuestionSlide',
  component: QuestionSlide,
  parameters: guide({
    use: 'Trocar uma questão pela próxima: a antiga sai em 500 ms e a nova se assenta.',
    do: ['Leve o foco ao título da questão nova'],
    dont: ['Trocar telas que não são questões', 'Movimento para quem pede menos movimento: a troca é na hora'],
    words: 'animação transição deslizar trocar de questão slide movimento passar anterior próxima',
    design: 'mov.slide, mov.assenta',
    keyboard: 'none: only the questions in it are used',
  }),
} satisfies Meta;

const texts = [
  'Um carro percorre 180 km em 2,5 h, com velocidade constante. Qual é a velocidade média, em km/h?',
  'Qual é a soma das raízes da equação x² − 7x + 10 = 0?',
  'Uma bicicletaria cobra R$ 12,00 fixos mais R$ 5,00 por hora de aluguel. Quanto paga quem aluga por 4 horas?',
];

const Questions = () => {
  const [place, setPlace] = useState(1);
  return (
    <>
      <QuestionSlide place={place}>
        <Card>
          <Heading look="h3">Questão {place}</Heading>
          <Text>{texts[place - 1]}</Text>
        </Card>
      </QuestionSlide>
      <Inline gap="e12">
        <Button variant="secondary" disabled={place === 1} onClick={() => setPlace(place - 1)}>
          Anterior
        </Button>
        <Button disabled={place === texts.length} onClick={() => setPlace(place + 1)}>
          Próxima
        </Button>
      </Inline>
    </>
  );
};

export const Default: StoryObj<typeof QuestionSlide> = {
  args: {
    place: 1,
    children: (
      <Card>
        <Heading look="h3">Questão {1}</Heading>
        <Text>{texts[1 - 1]}</Text>
      </Card>
    ),
  },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <Questions />
    </Sheet>
  ),
};
