import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { Sheet } from '../../../../storybook/sheet.tsx';
import { PasswordInput } from './password-input.tsx';

export default { title: 'Forms/PasswordInput' } satisfies Meta;

const idle = () => undefined;

/** A key pressed with Caps Lock on brings the hint. */
export const CapsLock: StoryObj = {
  render: () => (
    <Sheet>
      <PasswordInput label="Senha" value="SEGREDO" onChange={idle} autoComplete="current-password" />
    </Sheet>
  ),
  play: async () => {
    const press = new KeyboardEvent('keydown', { key: 'A', bubbles: true, modifierCapsLock: true });
    screen.getByLabelText('Senha').dispatchEvent(press);
    await expect(await screen.findByText('Caps Lock está ligado.')).toBeVisible();
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
