import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { press } from '../../../../storybook/keys.ts';
import { guide, ownFrame } from '../../../../storybook/guide.ts';
import { useEffect } from 'react';
import { PageTitle } from '../../foundations/text/heading.tsx';
import { Toaster, useToast } from './toaster.tsx';

export default {
  title: 'Feedback/Toaster',
  component: Toaster,
  parameters: {
    ...guide({
      use: 'Um aviso que aparece no alto, fica até ser fechado e não interrompe.',
      do: ['Confirme em uma frase curta o que acabou de dar certo'],
      dont: ['Erro que a pessoa precisa resolver: use Note ou ErrorState', 'Dar ali a única chance de agir: ele some'],
      words: 'notificação mensagem toast snackbar aviso some sozinho desaparece pop flutuante enviado salvo sucesso',
      design: 'Avisos',
      keyboard: 'story',
    }),
    ...ownFrame,
  },
} satisfies Meta;

const Three = () => {
  const { show, clear } = useToast();
  useEffect(() => {
    show({ tone: 'info', text: 'Língua estrangeira alterada' });
    show({ tone: 'success', text: 'Dados salvos com sucesso!' });
    show({ tone: 'danger', text: 'Não foi possível salvar.' });
    return clear;
  }, [show, clear]);
  return <PageTitle>Avisos</PageTitle>;
};

export const Default: StoryObj<typeof Toaster> = {
  args: { children: <Three /> },
};

export const States: StoryObj = {
  render: () => (
    <Toaster>
      <Three />
    </Toaster>
  ),
};

/** F6 goes to the notices, Escape closes the one that has the focus. */
export const Keyboard: StoryObj = {
  ...States,
  play: async () => {
    await waitFor(() => expect(screen.getByText('Dados salvos com sucesso!')).toBeVisible());
    await press('{F6}');
    const before = screen.getAllByRole('button', { name: /Fechar/ }).length;
    await press('{Tab}{Escape}');
    await waitFor(() => expect(screen.getAllByRole('button', { name: /Fechar/ })).toHaveLength(before - 1));
  },
};
