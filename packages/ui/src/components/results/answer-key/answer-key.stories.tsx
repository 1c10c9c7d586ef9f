import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { tabTo } from '../../../../storybook/keys.ts';
import { guide } from '../../../../storybook/guide.ts';
import { AnswerKey } from './answer-key.tsx';
import { sampleKey } from './sample-key.ts';

const meta = {
  title: 'Results/AnswerKey',
  component: AnswerKey,
  parameters: guide({
    use: 'O gabarito: sua resposta, a certa e o resultado de cada questão.',
    words: 'gabarito respostas correção answers key',
    design: 'TabelaGabarito',
    keyboard: 'story',
  }),
} satisfies Meta<typeof AnswerKey>;
export default meta;

export const States: StoryObj = { render: () => <AnswerKey {...sampleKey} /> };

/** The filter first; what it hides is no stop. */
export const Keyboard: StoryObj = {
  ...States,
  play: async () => {
    await tabTo('combobox', 'Matéria');
    await userEvent.tab();
    await expect(document.activeElement).toHaveAttribute('href', '#91');
  },
};
