import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet } from '../../../../storybook/sheet.tsx';
import { Button } from '../../actions/button/button.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import { ErrorSummary } from './error-summary.tsx';

export default {
  title: 'Forms/ErrorSummary',
  component: ErrorSummary,
  parameters: guide({
    use: 'Levar a cada campo que precisa ser corrigido.',
    do: ['Escreva cada erro como o do campo, e leve o foco ao resumo depois do envio'],
    dont: ['Falha do servidor sem campo: use FailureText', 'Mostrar enquanto a pessoa ainda digita'],
    words: 'erros resumo campos formulário summary',
    design: 'ResumoErros',
    keyboard: 'story',
  }),
} satisfies Meta;

const idle = () => undefined;
const errors = [
  { field: 'titulo', text: 'Escreva o título do capítulo.' },
  { field: 'resumo', text: 'O resumo passou do limite de 2.000 caracteres e não pode ser salvo assim.' },
];
const Course = () => {
  const [attempt, setAttempt] = useState(0);
  return (
    <>
      <ErrorSummary title="Há problemas no curso" errors={attempt === 0 ? [] : errors} attempt={attempt} />
      <TextInput
        id="titulo"
        label="Título"
        value=""
        onChange={idle}
        error={attempt > 0 ? errors[0]?.text : undefined}
      />
      <TextInput
        id="resumo"
        label="Resumo"
        value="…"
        onChange={idle}
        error={attempt > 0 ? errors[1]?.text : undefined}
      />
      <Button onClick={() => setAttempt(attempt + 1)}>Salvar</Button>
    </>
  );
};

export const Default: StoryObj<typeof ErrorSummary> = {
  args: { title: 'Há problemas no formulário', errors, attempt: 0 },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <ErrorSummary title="Há problemas no formulário" errors={errors} attempt={0} />
    </Sheet>
  ),
};

/** Sent in vain it takes the focus; a link leads to its field. */
export const Keyboard: StoryObj = {
  render: () => (
    <Sheet>
      <Course />
    </Sheet>
  ),
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
    await expect(screen.getByRole('region', { name: 'Há problemas no curso' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByLabelText('Resumo')).toHaveFocus();
  },
};
