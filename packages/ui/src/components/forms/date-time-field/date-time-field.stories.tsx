import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { guide } from '../../../../storybook/guide.ts';
import { DateTimeField } from './date-time-field.tsx';

export default {
  title: 'Forms/DateTimeField',
  component: DateTimeField,
  args: { label: 'Liberar em', help: 'Horário da escola.', value: '2026-11-28T18:00', onChange: fn() },
  parameters: guide({
    use: 'Escolher um dia e uma hora no relógio da escola.',
    do: ['Diga de quem é o relógio quando a escola está em outro fuso'],
    dont: ['Só um período de dias: use DateRange', 'Calcular com a hora do aparelho'],
    words: 'data hora horário momento agendar datetime calendário',
    design: 'DateTimeField',
    keyboard: 'none: one native control',
  }),
} satisfies Meta<typeof DateTimeField>;

type Story = StoryObj<typeof DateTimeField>;
export const Default: Story = {};
export const Wrong: Story = { args: { error: 'Escolha um horário depois de 18h02.' } };
