import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { tabTo } from '../../../../storybook/keys.ts';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet } from '../../../../storybook/sheet.tsx';
import { AnswerKey } from './answer-key.tsx';
import { sampleKey } from './sample-key.ts';

export default {
  title: 'Results/AnswerKey',
  component: AnswerKey,
  parameters: guide({
    use: 'O gabarito: sua resposta, a certa e o resultado de cada questão.',
    do: ['Mostre a resposta da pessoa e a certa, lado a lado'],
    dont: ['Antes de o gabarito sair'],
    words: 'gabarito respostas correção answers key',
    design: 'TabelaGabarito',
    keyboard: 'story',
  }),
} satisfies Meta;

export const Default: StoryObj<typeof AnswerKey> = {
  args: { ...sampleKey },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <AnswerKey {...sampleKey} />
    </Sheet>
  ),
};

/** The filter first; what it hides is no stop. */
export const Keyboard: StoryObj = {
  ...States,
  play: async () => {
    await tabTo('combobox', 'Matéria');
    await userEvent.tab();
    await expect(document.activeElement).toHaveAttribute('href', '#91');
  },
};
