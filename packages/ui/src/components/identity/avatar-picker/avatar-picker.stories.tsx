import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Sheet, State } from '../../../../storybook/sheet.tsx';
import { AvatarPicker, type AvatarPickerProps } from './avatar-picker.tsx';

export default { title: 'Identity/AvatarPicker' } satisfies Meta;

const Choosing = ({ start, ...props }: Omit<AvatarPickerProps, 'label' | 'value' | 'onChange'> & { start: number }) => {
  const [value, setValue] = useState(start);
  return <AvatarPicker label="Avatar" value={value} onChange={setValue} {...props} />;
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
