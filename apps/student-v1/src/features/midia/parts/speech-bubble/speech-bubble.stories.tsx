import { Stack } from '@luneta/ui';
import { Sheet, State } from '@luneta/ui/testing/sheet';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { SpeechBubble } from './speech-bubble.tsx';

export default {
  title: 'student-v1/midia/SpeechBubble',
  component: SpeechBubble,
} satisfies Meta;

export const Default: StoryObj<typeof SpeechBubble> = {
  args: {
    mood: 'pensando',
    children: 'Dica da Pipa: compare a célula com uma nave — a membrana controla quem entra e quem sai.',
  },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <SpeechBubble mood="pensando">
        Dica da Pipa: compare a célula com uma nave — a membrana controla quem entra e quem sai.
      </SpeechBubble>
      <SpeechBubble>Boa prova!</SpeechBubble>
      <State name="longa, com parágrafos">
        <SpeechBubble mood="feliz">
          <Stack gap="e8">
            <p>
              No plano de ação cada exercício certo vale o dobro de moedas, e os assuntos são os que mais pesaram na sua
              última avaliação.
            </p>
            <p>Otorrinolaringologistaexageradamentecomprido cabe também.</p>
          </Stack>
        </SpeechBubble>
      </State>
      <State name="animada">
        <SpeechBubble mood="pensando" animated>
          Vamos ver isso de perto?
        </SpeechBubble>
      </State>
    </Sheet>
  ),
};
