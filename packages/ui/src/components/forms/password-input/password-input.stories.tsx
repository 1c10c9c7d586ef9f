import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { press, tabTo } from '../../../../storybook/keys.ts';
import { guide } from '../../../../storybook/guide.ts';
import { Sheet } from '../../../../storybook/sheet.tsx';
import { PasswordInput } from './password-input.tsx';

export default {
  title: 'Forms/PasswordInput',
  component: PasswordInput,
  parameters: guide({
    use: 'Digitar uma senha, que pode ser mostrada e colada.',
    do: ['Deixe colar e mostrar a senha'],
    dont: ['Pedir a senha duas vezes'],
    words: 'senha entrar mostrar olho password login reveal campo nova',
    design: 'EntradaSenha',
    keyboard: 'story',
  }),
} satisfies Meta;

const idle = () => undefined;

export const Default: StoryObj<typeof PasswordInput> = {
  args: { label: 'Senha', value: 'SEGREDO', onChange: fn(), autoComplete: 'current-password' },
  parameters: { layout: 'padded' },
};

/** A key pressed with Caps Lock on brings the hint. */
export const CapsLock: StoryObj = {
  render: () => (
    <Sheet>
      <PasswordInput label="Senha" value="SEGREDO" onChange={idle} autoComplete="current-password" />
    </Sheet>
  ),
  play: async () => {
    const shifted = new KeyboardEvent('keydown', { key: 'A', bubbles: true, modifierCapsLock: true });
    screen.getByLabelText('Senha').dispatchEvent(shifted);
    await expect(await screen.findByText('O Caps Lock está ativado.')).toBeVisible();
  },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <PasswordInput label="Senha" value="segredo" onChange={idle} autoComplete="current-password" />
      <PasswordInput
        label="Nova senha"
        error="Use pelo menos 8 letras ou números."
        value="abc"
        onChange={idle}
        autoComplete="new-password"
      />
      <PasswordInput label="Senha antiga" disabled value="" onChange={idle} autoComplete="current-password" />
    </Sheet>
  ),
};

const Typing = () => {
  const [value, setValue] = useState('');
  return <PasswordInput label="Senha" value={value} onChange={setValue} autoComplete="current-password" />;
};

/** Typed, then shown: the button is the next stop. */
export const Keyboard: StoryObj = {
  render: () => <Typing />,
  play: async () => {
    await userEvent.tab();
    await press('segredo');
    await expect(screen.getByLabelText('Senha')).toHaveAttribute('type', 'password');
    await tabTo('button', 'Mostrar senha');
    await press(' ');
    await expect(screen.getByLabelText('Senha')).toHaveAttribute('type', 'text');
    await expect(screen.getByLabelText('Senha')).toHaveValue('segredo');
  },
};
