import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { press } from '../../../../storybook/keys.ts';
import { guide } from '../../../../storybook/guide.ts';
import { useState } from 'react';
import { Sheet, State } from '../../../../storybook/sheet.tsx';
import { AvatarPicker, type AvatarPickerProps } from './avatar-picker.tsx';

export default {
  title: 'Identity/AvatarPicker',
  component: AvatarPicker,
  parameters: guide({
    use: 'Escolher um avatar da Tripulação.',
    do: ['Mostre o avatar atual marcado e salve no toque'],
    dont: ['Enviar uma foto: aqui só há a Tripulação'],
    words: 'personagem foto perfil animal capacete profile picture trocar mudar',
    design: 'SeletorAvatar',
    keyboard: 'story',
  }),
} satisfies Meta;

const Choosing = ({ start, ...props }: Omit<AvatarPickerProps, 'label' | 'value' | 'onChange'> & { start: number }) => {
  const [value, setValue] = useState(start);
  return <AvatarPicker label="Avatar" value={value} onChange={setValue} {...props} />;
};

export const Default: StoryObj<typeof AvatarPicker> = {
  args: { label: 'Avatar', count: 69, value: 12, onChange: fn() },
  parameters: { layout: 'padded' },
};

export const All: StoryObj = {
  render: () => (
    <Sheet>
      <Choosing count={69} start={12} />
    </Sheet>
  ),
};

export const LastPage: StoryObj = {
  render: () => (
    <Sheet>
      <Choosing count={69} start={69} />
    </Sheet>
  ),
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <State name="24 da tela antiga, com um avatar de fora deles">
        <Choosing count={24} start={40} />
      </State>
      <State name="salvando">
        <Choosing count={24} start={5} saving />
      </State>
      <State name="só para olhar">
        <Choosing count={24} start={5} readOnly />
      </State>
    </Sheet>
  ),
};

/** One stop of Tab; arrows choose, and turn the page at its edge. */
export const Keyboard: StoryObj = {
  render: () => <Choosing count={69} start={20} />,
  play: async () => {
    await userEvent.tab();
    while (document.activeElement?.getAttribute('type') !== 'radio') await userEvent.tab();
    await expect(screen.getByRole('radio', { checked: true })).toHaveFocus();
    await press('{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('radio', { checked: true })).toHaveAttribute('value', '21'));
    await expect(screen.getByRole('radio', { checked: true })).toHaveFocus();
  },
};
