import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../../../../storybook/sheet.tsx';
import { PasswordInput } from './password-input.tsx';

export default { title: 'Forms/PasswordInput' } satisfies Meta;

const idle = () => undefined;

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
