import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { tabTo } from '../../../../storybook/keys.ts';
import { Sheet } from '../../../../storybook/sheet.tsx';
import { guide, ownFrame } from '../../../../storybook/guide.ts';
import { QuestionNav } from './question-nav.tsx';

const meta = {
  title: 'Question/QuestionNav',
  component: QuestionNav,
  parameters: {
    ...guide({
      use: 'Ir para a questão anterior e a próxima.',
      do: ['Diga na última questão o que vem depois dela'],
      dont: ['Salvar ao passar: a resposta se salva no toque', 'Páginas de uma lista: use Pager'],
      words: 'anterior próxima rodapé previous next',
      design: 'NavegacaoQuestao',
      keyboard: 'story',
    }),
    ...ownFrame,
  },
} satisfies Meta<typeof QuestionNav>;
export default meta;

const words = { previous: 'Anterior', next: 'Próxima' };
const go = () => undefined;

export const Default: StoryObj<typeof QuestionNav> = {
  args: { label: 'No meio', ...words, onPrevious: fn(), onNext: fn() },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <QuestionNav label="No meio" {...words} onPrevious={go} onNext={go} />
      <QuestionNav label="Primeira" {...words} onNext={go} />
      <QuestionNav label="Última" {...words} onPrevious={go} />
      <QuestionNav label="Salvando" {...words} onPrevious={go} onNext={go} saving />
    </Sheet>
  ),
};

/** Back, then forward. */
export const Keyboard: StoryObj = {
  render: () => <QuestionNav label="Navegação entre questões" {...words} onPrevious={go} onNext={go} />,
  play: async () => {
    await tabTo('button', 'Anterior');
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Próxima' })).toHaveFocus();
  },
};
