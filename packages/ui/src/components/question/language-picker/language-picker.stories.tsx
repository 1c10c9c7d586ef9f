import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { press } from '../../../../storybook/keys.ts';
import { Sheet } from '../../../../storybook/sheet.tsx';
import { guide } from '../../../../storybook/guide.ts';
import { useState } from 'react';
import { LanguagePicker, type LanguageValue } from './language-picker.tsx';

const meta = {
  title: 'Question/LanguagePicker',
  component: LanguagePicker,
  parameters: guide({
    use: 'Escolher a língua estrangeira da prova.',
    do: ['Diga que as respostas das duas línguas ficam guardadas'],
    dont: ['Escolha que não é da prova: use RadioCards'],
    words: 'inglês espanhol idioma língua language estrangeira',
    design: 'SeletorIdioma',
    keyboard: 'story',
  }),
} satisfies Meta<typeof LanguagePicker>;
export default meta;

const names = { 1: 'Inglês', 2: 'Espanhol' } as const;

const Live = ({ start, stopped }: { start: LanguageValue | null; stopped?: string }) => {
  const [value, setValue] = useState(start);
  return (
    <LanguagePicker legend="Língua estrangeira" names={names} value={value} onChange={setValue} stopped={stopped} />
  );
};

export const Default: StoryObj<typeof LanguagePicker> = {
  args: { legend: 'Língua estrangeira', names, value: 1, onChange: fn() },
  parameters: { layout: 'padded' },
};

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <Live start={null} />
      <Live start={1} />
      <Live start={2} stopped="Sem internet. A troca volta quando a internet voltar." />
    </Sheet>
  ),
};

/** One stop of Tab, then arrows. */
export const Keyboard: StoryObj = {
  render: () => <Live start={1} />,
  play: async () => {
    await userEvent.tab();
    await expect(screen.getByRole('radio', { name: 'Inglês' })).toHaveFocus();
    await press('{ArrowRight}');
    await expect(screen.getByRole('radio', { name: 'Espanhol' })).toBeChecked();
  },
};
