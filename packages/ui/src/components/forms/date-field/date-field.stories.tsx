import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { guide } from '../../../../storybook/guide.ts';
import { DateField } from './date-field.tsx';

export default {
  title: 'Forms/DateField',
  component: DateField,
  args: { label: 'Até quando', help: 'O acesso termina no fim deste dia.', value: '2026-12-18', onChange: fn() },
  parameters: guide({
    use: 'Um dia do calendário, como um nascimento ou o último dia de uma substituição.',
    do: ['Diga na ajuda o que acontece nesse dia'],
    dont: ['Um período: use DateRange', 'Um dia com hora: use DateTimeField'],
    words: 'data dia calendário nascimento até quando prazo date',
    design: 'CampoData',
    keyboard: 'none: one native control',
  }),
} satisfies Meta<typeof DateField>;

type Story = StoryObj<typeof DateField>;
export const Default: Story = {};
export const Empty: Story = { args: { value: '', optional: true } };
export const Wrong: Story = { args: { error: 'Escolha um dia a partir de hoje.' } };
export const Disabled: Story = { args: { disabled: true } };
