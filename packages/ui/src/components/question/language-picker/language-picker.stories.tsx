import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Stack } from '../../foundations/layout/layout.tsx';
import { LanguagePicker, type LanguageValue } from './language-picker.tsx';

const meta = { title: 'Questões/LanguagePicker', component: LanguagePicker } satisfies Meta<typeof LanguagePicker>;
export default meta;

const names = { 1: 'Inglês', 2: 'Espanhol' } as const;

const Live = ({ start, stopped }: { start: LanguageValue | null; stopped?: string }) => {
  const [value, setValue] = useState(start);
  return (
    <LanguagePicker legend="Língua estrangeira" names={names} value={value} onChange={setValue} stopped={stopped} />
  );
};

export const States: StoryObj = {
  render: () => (
    <Stack gap="e24">
      <Live start={null} />
      <Live start={1} />
      <Live start={2} stopped="Sem conexão. A troca volta quando a internet voltar." />
    </Stack>
  ),
};
