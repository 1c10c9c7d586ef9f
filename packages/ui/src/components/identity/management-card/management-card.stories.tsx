import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet, State } from '../../../../storybook/sheet.tsx';
import { ManagementCard } from './management-card.tsx';

export default {
  title: 'Identity/ManagementCard',
  component: ManagementCard,
  parameters: guide({
    use: 'O que a gestão pode fazer na conta do aluno que está vendo.',
    do: ['Diga o nome do estudante em cada ação e o que muda para ele'],
    dont: ['Ações da própria conta: use RowButton'],
    words: 'gestão resetar senha sair modo aluno management',
    design: 'CartaoGestao',
    keyboard: 'story',
  }),
} satisfies Meta;

const idle = () => undefined;
const reset = { label: 'Resetar senha', onClick: idle };
const leave = { label: 'Sair do modo aluno', href: '#selecao' };

export const Default: StoryObj<typeof ManagementCard> = {
  args: { title: 'Gestão', reset, leave },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <ManagementCard title="Gestão" reset={reset} leave={leave} />
      <State name="com texto e nome longo">
        <ManagementCard
          title="Gestão da conta"
          text="Você está vendo a conta de Maria Aparecida da Conceição Albuquerque de Vasconcelos."
          reset={reset}
          leave={leave}
        />
      </State>
    </Sheet>
  ),
};

/** The two actions are two stops of Tab, in the order they are seen. */
export const Keyboard: StoryObj = {
  render: () => <ManagementCard title="Gestão" reset={reset} leave={leave} />,
  play: async () => {
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Resetar senha' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('link', { name: 'Sair do modo aluno' })).toHaveFocus();
  },
};
